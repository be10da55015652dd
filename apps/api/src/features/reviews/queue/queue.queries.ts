import type { QueueItem } from '@lauda/contract/reviews';
import type { Fragment, Sql } from '../../../db/sql';
import { isWaiting, type OwnQueue } from './take.queries';

/** As the desk lists it; the code is the screen's business. */
export type StoredItem = Omit<QueueItem, 'code'>;

/** Who wrote it and where is left out for whoever is blind to it: not asked, so that it cannot slip through. */
const written = (sql: Sql, isBlind: boolean): Fragment =>
  isBlind
    ? sql`null as student_name, null as school_group_name`
    : sql`(select concat_ws(' ', first_name, last_name) from users where users.id = compositions.student_id) as student_name,
        (select name from school_groups where school_groups.id = compositions.school_group_id) as school_group_name`;

const about = (sql: Sql, isBlind: boolean): Fragment => sql`
  compositions.id as composition_id, ${written(sql, isBlind)}, themes.title as theme_title, genres.name as genre_name, review_grids.name as review_grid_name,
  compositions.submitted_at, compositions.count_words, compositions.outcome,
  (select count(*)::int from competences where competences.review_grid_id = tests.review_grid_id) as count_competences`;

const ofText = (sql: Sql): Fragment => sql`
  join tests on tests.id = compositions.test_id join themes on themes.id = tests.theme_id join genres on genres.id = tests.genre_id
  join review_grids on review_grids.id = tests.review_grid_id`;

const ofReview = (sql: Sql): Fragment => sql`
  shown.id as review_id, shown.status, shown.kind, shown.last_saved, shown.finished, shown.zero_reason_id is not null as is_zero,
  case when shown.zero_reason_id is not null then 0 else coalesce(shown.total, graded.total) end as total, graded.count_graded`;

const graded = (sql: Sql): Fragment => sql`
  cross join lateral (
    select count(points)::int as count_graded, coalesce(sum(points), 0)::int as total from review_grades where review_id = shown.id) as graded`;

type Slice = { limit: number; offset: number };

/** Open ones are few; the finished ones come from the index, which no save has to write to. */
const latestFirst = (sql: Sql, status: 'in_progress' | 'finished'): Fragment =>
  status === 'finished' ? sql`shown.finished desc, shown.id desc` : sql`shown.last_saved desc, shown.id desc`;

const ownReviews = async (
  sql: Sql,
  userId: number,
  isBlind: boolean,
  status: 'in_progress' | 'finished',
  { limit, offset }: Slice,
): Promise<StoredItem[]> => [
  ...(await sql<StoredItem[]>`
    with shown as (
      select shown.* from composition_reviews as shown where reviewer_id = ${userId} and status = ${status}
      order by ${latestFirst(sql, status)} limit ${limit} offset ${offset})
    select ${about(sql, isBlind)}, ${ofReview(sql)}
    from shown join compositions on compositions.id = shown.composition_id ${ofText(sql)} ${graded(sql)} order by ${latestFirst(sql, status)}`),
];

/** More than anyone has open; the desk shows them all. */
const MOST_IN_PROGRESS = 50;

export const inProgress = (sql: Sql, userId: number, isBlind: boolean) =>
  ownReviews(sql, userId, isBlind, 'in_progress', { limit: MOST_IN_PROGRESS, offset: 0 });
export const finished = (sql: Sql, userId: number, isBlind: boolean, slice: Slice) => ownReviews(sql, userId, isBlind, 'finished', slice);

const MOST_WAITING = 20;

export const waiting = async (sql: Sql, queue: OwnQueue, isBlind: boolean): Promise<StoredItem[]> => [
  ...(await sql<StoredItem[]>`
    with shown as (
      select compositions.* from compositions where ${isWaiting(sql, queue)} order by compositions.submitted_at, compositions.id limit ${MOST_WAITING})
    select ${about(sql, isBlind)}, null as review_id, null as status, null as kind, null as last_saved, null as finished, false as is_zero, null as total, 0 as count_graded
    from shown as compositions ${ofText(sql)} order by compositions.submitted_at, compositions.id`),
];

export async function waitingCount(sql: Sql, queue: OwnQueue) {
  const [counted] = await sql<{ waiting_count: number; oldest_waiting: string | null }[]>`
    select count(*)::int as waiting_count, min(submitted_at) as oldest_waiting from compositions where ${isWaiting(sql, queue)}`;
  return counted ?? { waiting_count: 0, oldest_waiting: null };
}

/** One's own pace, never held against anyone's. */
const PACE_OF = 100;

export async function ownPace(sql: Sql, userId: number) {
  const [pace] = await sql<{ finished_count: number; finished_this_week: number; median_seconds: number | null }[]>`
    select (select count(*)::int from composition_reviews where reviewer_id = ${userId} and status = 'finished') as finished_count,
      (select count(*)::int from composition_reviews where reviewer_id = ${userId} and status = 'finished'
        and finished > now() - interval '7 days') as finished_this_week,
      (select round(percentile_cont(0.5) within group (order by seconds_spent))::int from (
        select seconds_spent from composition_reviews where reviewer_id = ${userId} and status = 'finished' and seconds_spent > 0
        order by finished desc limit ${PACE_OF}) as latest) as median_seconds`;
  return pace ?? { finished_count: 0, finished_this_week: 0, median_seconds: null };
}

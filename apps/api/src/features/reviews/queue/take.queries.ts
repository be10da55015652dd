import { placesOf, type ReviewFlow, type ReviewKind } from '@lauda/domain/reviewing/review-queue';
import type { CompositionStatus } from '@lauda/domain/writing/composition-life';
import { held, type Reach, reaches } from '../../../db/scope';
import type { Fragment, Sql } from '../../../db/sql';

export type KindsByFlow = Partial<Record<ReviewFlow, ReviewKind>>;
/** The queue of someone: reviewers take from their networks (from all, when their role names none), whoever is at school from their reach. */
export type OwnQueue = { kinds: KindsByFlow; networkIds: readonly number[] | undefined; reach: Reach };

const flowsOf = ({ kinds }: Pick<OwnQueue, 'kinds'>) => Object.keys(kinds);
const kindIn = (sql: Sql, { N, O, D }: KindsByFlow): Fragment =>
  sql`case compositions.review_type when 'N' then ${N ?? null} when 'O' then ${O ?? null} else ${D ?? null} end`;

/** How many reviews a text takes now; the panel is called together, so that nobody takes its place from the queue. */
export const placesIn = (sql: Sql): Fragment => sql`
  case when compositions.review_type <> 'D' then ${placesOf('O', 'waiting_first')}::int
    when compositions.outcome in ('discrepant', 'panel') then ${placesOf('D', 'discrepant')}::int else ${placesOf('D', 'waiting_first')}::int end`;

/** Finished, or in progress with a live lease. */
export const takenIn = (sql: Sql): Fragment => sql`
  (select count(*) from composition_reviews
    where composition_id = compositions.id and counts and (status = 'finished' or (status = 'in_progress' and lease_until > now())))`;

/** Of the texts in someone's queue: a place is free, and they have had nothing to do with it. For practice no place is needed. */
export const isWaiting = (sql: Sql, queue: OwnQueue): Fragment => sql`
  compositions.status in ('submitted', 'in_review') and compositions.review_type = any (${flowsOf(queue)}::text[])
  and ${isInQueue(sql, queue)}
  and ${queue.kinds.D === 'test' ? sql`true` : sql`(compositions.status = 'submitted' or ${takenIn(sql)} < ${placesIn(sql)})`}
  and not exists (select from composition_reviews where composition_id = compositions.id and reviewer_id = ${queue.reach.user_id})`;

/** What one reaches only through a review of one's own is left out: whoever has one does not find the text in the queue again. */
const isInQueue = (sql: Sql, { networkIds, reach }: OwnQueue): Fragment => {
  if (!networkIds) return held(sql, reach, 'compositions');
  return networkIds.length === 0 ? sql`true` : sql`compositions.school_network_id = any (${[...networkIds]}::int[])`;
};

const picked = (sql: Sql): Fragment => sql`
  compositions.id, compositions.test_id, compositions.school_group_id, compositions.school_id, compositions.school_network_id, compositions.text_hash`;

type Wanted = { test_id?: number | undefined; after?: number | undefined };

/** The oldest; going through an activity in order, the one after the one just left, and then from the start again. */
const oldest = (sql: Sql, queue: OwnQueue, { test_id, after }: Wanted): Fragment => sql`
  select ${picked(sql)}, ${kindIn(sql, queue.kinds)} as kind, ${placesIn(sql)} as places from compositions
  where ${isWaiting(sql, queue)} and ${test_id ? sql`compositions.test_id = ${test_id}` : sql`true`}
    and ${after ? sql`compositions.id <> ${after}` : sql`true`}
  order by ${after ? sql`(compositions.submitted_at, compositions.id) < (select submitted_at, id from compositions where id = ${after}),` : sql``}
    compositions.submitted_at, compositions.id
  limit 1 for no key update skip locked`;

const thisOne = (sql: Sql, id: number, kind: ReviewKind): Fragment => sql`
  select ${picked(sql)}, ${kind}::text as kind, ${placesIn(sql)} as places from compositions where id = ${id}`;

type Taker = { reviewerId: number; actorId: number; leaseMs: number };
export type Taken = { id: number; composition_id: number; counts: boolean };

/**
 * A review of the picked text begins, in one statement. When every place has someone in it and one of them let the lease run out, that review
 * is set aside: its draft stays. `on conflict`: whoever came first in the same moment has the place, and nothing is returned.
 */
const take = async (sql: Sql, wanted: Fragment, { reviewerId, actorId, leaseMs }: Taker): Promise<Taken | undefined> => {
  const [taken] = await sql<Taken[]>`
    with picked as (${wanted}),
    placed as (
      select composition_reviews.id, ordinal, composition_reviews.status = 'in_progress' and lease_until <= now() as has_run_out, lease_until
      from composition_reviews, picked where composition_id = picked.id and counts and composition_reviews.status <> 'abandoned'),
    aside as (
      update composition_reviews set status = 'abandoned', abandoned = now(), lease_until = null, version = version + 1
      where id = (select id from placed where has_run_out order by lease_until limit 1) and lease_until <= now()
        and (select count(*) from placed) >= (select places from picked where kind <> 'test')
      returning id, ordinal, version),
    aside_noted as (
      insert into review_events (review_id, actor_id, action, version, after)
      select id, ${actorId}::int, 'set_aside', version, '{"status": "abandoned"}' from aside),
    free as (
      select min(place) as ordinal from generate_series(1, 4) as place
      where place not in (select ordinal from placed where id not in (select id from aside))),
    taken as (
      insert into composition_reviews (composition_id, test_id, school_group_id, school_id, school_network_id, reviewer_id, kind, ordinal, counts, lease_until, text_hash)
      select picked.id, test_id, school_group_id, school_id, school_network_id, ${reviewerId}, kind, case kind when 'panel' then 4 when 'test' then 1 else free.ordinal end,
        kind <> 'test', clock_timestamp() + ${leaseMs}::int * interval '1 millisecond', text_hash
      from picked, free where kind in ('test', 'panel') or free.ordinal <= places
      on conflict do nothing returning id, composition_id, counts)
    select * from taken`;
  // A statement of its own: the policy of the log must see the review.
  if (taken)
    await sql`insert into review_events (review_id, actor_id, action, version, after) values (${taken.id}, ${actorId}, 'start', 1, '{"status": "in_progress"}')`;
  return taken;
};

export const takeOldest = (sql: Sql, queue: OwnQueue, wanted: Wanted, taker: Taker) => take(sql, oldest(sql, queue, wanted), taker);
export const takeThis = (sql: Sql, compositionId: number, kind: ReviewKind, taker: Taker) =>
  take(sql, thisOne(sql, compositionId, kind), taker);

/** Whether anything waits, for someone who got nothing: another may have been quicker. */
export async function isAnyWaiting(sql: Sql, queue: OwnQueue, { test_id, after }: Wanted) {
  const [one] = await sql`
    select from compositions where ${isWaiting(sql, queue)} and ${test_id ? sql`compositions.test_id = ${test_id}` : sql`true`}
      and ${after ? sql`compositions.id <> ${after}` : sql`true`} limit 1`;
  return one !== undefined;
}

export type HeldText = {
  id: number;
  status: CompositionStatus;
  review_type: ReviewFlow;
  outcome: string | null;
  school_group_id: number;
  school_id: number;
  school_network_id: number;
  now: string;
};

export async function holdText(sql: Sql, reach: Reach, id: number) {
  const [text] = await sql<HeldText[]>`
    select id, status, review_type, outcome, school_group_id, school_id, school_network_id, clock_timestamp() as now
    from compositions where id = ${id} and ${reaches.compositions(sql, reach)} for no key update`;
  return text;
}

export type PlaceHolder = {
  id: number;
  reviewer_id: number;
  status: 'in_progress' | 'finished' | 'abandoned';
  kind: ReviewKind;
  counts: boolean;
  ordinal: number;
  lease_until: string | null;
};

export const placeHolders = async (sql: Sql, compositionId: number): Promise<PlaceHolder[]> => [
  ...(await sql<PlaceHolder[]>`
    select id, reviewer_id, status, kind, counts, ordinal, lease_until from composition_reviews where composition_id = ${compositionId} order by ordinal, id`),
];

/** One's own draft is taken up again, at a free place; whoever let a lease run out makes room, as above. */
export const resume = (sql: Sql, id: number, compositionId: number, { actorId, leaseMs }: Taker) => sql`
  with placed as (
    select composition_reviews.id, ordinal, composition_reviews.status = 'in_progress' and lease_until <= now() as has_run_out, lease_until
    from composition_reviews where composition_id = ${compositionId} and counts and status <> 'abandoned'),
  aside as (
    update composition_reviews set status = 'abandoned', abandoned = now(), lease_until = null, version = version + 1
    where id = (select id from placed where has_run_out order by lease_until limit 1) and lease_until <= now()
      and (select count(*) from placed) >= (select ${placesIn(sql)} from compositions where compositions.id = ${compositionId})
    returning id, ordinal, version),
  aside_noted as (
    insert into review_events (review_id, actor_id, action, version, after) select id, ${actorId}::int, 'set_aside', version, '{"status": "abandoned"}' from aside),
  resumed as (
    update composition_reviews set status = 'in_progress', abandoned = null, abandon_reason_id = null, finished = null, version = version + 1,
      lease_until = clock_timestamp() + ${leaseMs}::int * interval '1 millisecond', last_saved = clock_timestamp(),
      ordinal = case when kind in ('panel', 'test') then ordinal else (
        select min(place) from generate_series(1, 4) as place where place not in (select ordinal from placed where id not in (select id from aside))) end
    where id = ${id} returning version)
  insert into review_events (review_id, actor_id, action, version, after)
  select ${id}, ${actorId}::int, 'resume', version, '{"status": "in_progress", "reason_id": null}' from resumed`;

import type { Candidate, OverseenState, OverseenText } from '@lauda/contract/review-oversight';
import { counted } from '../../../db/counted';
import { type Reach, reaches } from '../../../db/scope';
import type { Fragment, Sql } from '../../../db/sql';
import { placesIn, takenIn } from '../queue/take.queries';
import type { Assignable, HeldRole } from './assign.queries';

type StoredReview = Omit<OverseenText['reviews'][number], 'reviewer_name'> & { reviewer_id: number };
type StoredText = Omit<OverseenText, 'code' | 'reviews'> & { reviews: StoredReview[]; count: number };

const IN_STATE: Record<OverseenState, (sql: Sql) => Fragment> = {
  waiting: (sql) => sql`
    (compositions.status = 'submitted' or (compositions.status = 'in_review' and coalesce(compositions.outcome, 'waiting_second') = 'waiting_second'
      and ${takenIn(sql)} < ${placesIn(sql)}))`,
  discrepant: (sql) => sql`compositions.status = 'in_review' and compositions.outcome = 'discrepant'`,
  panel: (sql) => sql`compositions.status = 'in_review' and compositions.outcome = 'panel'`,
};

const pointsOf = (sql: Sql) => sql`
  (select coalesce(json_agg(points order by position), '[]') from review_grades join competences on competences.id = competence_id
    where review_id = composition_reviews.id and points is not null)`;

type Wanted = { state: OverseenState; limit: number; offset: number };

/** The oldest first. The names of reviewers are asked for apart: some are of no school that coordination reaches. */
export const overseenTexts = async (sql: Sql, reach: Reach, { state, limit, offset }: Wanted) =>
  counted(
    await sql<StoredText[]>`
      with shown as (
        select compositions.*, count(*) over ()::int as count from compositions where ${IN_STATE[state](sql)} and ${reaches.compositions(sql, reach)}
        order by submitted_at, id limit ${limit} offset ${offset})
      select shown.id as composition_id, (select concat_ws(' ', first_name, last_name) from users where users.id = shown.student_id) as student_name,
        school_groups.name as school_group_name, themes.title as theme_title, shown.review_type, shown.submitted_at, shown.count,
        (select coalesce(json_agg(json_build_object('reviewer_id', reviewer_id, 'ordinal', ordinal, 'kind', kind, 'status', status,
            'total', case when status = 'finished' then case when zero_reason_id is null then total else 0 end end,
            'is_zero', zero_reason_id is not null, 'points', case when status = 'finished' and zero_reason_id is null then ${pointsOf(sql)} else '[]' end)
            order by ordinal), '[]')
          from composition_reviews where composition_id = shown.id and counts and status <> 'abandoned') as reviews
      from shown join school_groups on school_groups.id = shown.school_group_id
        join tests on tests.id = shown.test_id join themes on themes.id = tests.theme_id
      order by shown.submitted_at, shown.id`,
  );

export const textsToAssign = async (sql: Sql, reach: Reach, ids: readonly number[]): Promise<Assignable[]> => [
  ...(await sql<Assignable[]>`
    select id, status, review_type, outcome, school_group_id, school_id, school_network_id from compositions
    where id = any (${[...ids]}::int[]) and ${reaches.compositions(sql, reach)} order by id`),
];

export type NearRole = HeldRole & Omit<Candidate, 'role_type'>;

/** Whoever has a role near one of the texts and nothing to do with any of them yet, in order of name. */
export const rolesNear = async (sql: Sql, texts: readonly Assignable[]): Promise<NearRole[]> => [
  ...(await sql<NearRole[]>`
    select user_id as reviewer_id, concat_ws(' ', first_name, last_name) as name, role_type, school_group_id, school_id, school_network_id,
      (select count(*)::int from composition_reviews where reviewer_id = user_id and status = 'in_progress') as in_progress
    from user_roles join users on users.id = user_id
    where ended_at is null and disabled_at is null
      and (school_network_id = any (${texts.map((text) => text.school_network_id)}::int[]) or school_network_id is null)
      and (role_type like 'reviewer%' or (role_type = 'coordinator' and school_id = any (${texts.map((text) => text.school_id)}::int[]))
        or (role_type = 'teacher' and school_group_id = any (${texts.map((text) => text.school_group_id)}::int[])))
      and not exists (select from composition_reviews where reviewer_id = user_id and composition_id = any (${texts.map(({ id }) => id)}::int[]))
    order by users.search_name collate "C", user_id`),
];

import type { ReviewerSummary } from '@lauda/contract/reviews';
import type { Grade } from '@lauda/domain/reviewing/grading';
import { counted } from '../../../db/counted';
import { type Reach, reaches } from '../../../db/scope';
import type { Fragment, Sql } from '../../../db/sql';

export type Work = Pick<ReviewerSummary, 'reviewer_id' | 'in_progress' | 'finished' | 'median_seconds'>;
type Wanted = { limit: number; offset: number; test_id?: number | undefined };

const isCounted = (sql: Sql, reach: Reach, testId: number | undefined): Fragment => sql`
  composition_reviews.counts and ${reaches.reviews(sql, reach)} and ${testId ? sql`composition_reviews.test_id = ${testId}` : sql`true`}`;

/** In the order of the names: nobody is ranked. The names are asked for apart, of these alone. */
export const workOfReviewers = async (sql: Sql, reach: Reach, { limit, offset, test_id }: Wanted) =>
  counted(
    await sql<(Work & { count: number })[]>`
      with work as (
        select reviewer_id, count(*) filter (where status = 'in_progress')::int as in_progress, count(*) filter (where status = 'finished')::int as finished,
          (percentile_cont(0.5) within group (order by seconds_spent) filter (where status = 'finished' and seconds_spent > 0))::int as median_seconds
        from composition_reviews where ${isCounted(sql, reach, test_id)} group by reviewer_id)
      select work.*, count(*) over ()::int as count from work left join users on users.id = reviewer_id
      order by users.search_name collate "C" nulls last, reviewer_id limit ${limit} offset ${offset}`,
  );

/** Of people who review here, asked with open eyes: some are of no school that the asker reaches. */
export const namesOf = async (sql: Sql, ids: readonly number[]) =>
  new Map(
    (
      await sql<{ id: number; name: string }[]>`
        select id, concat_ws(' ', first_name, last_name) as name from users where id = any (${[...ids]}::int[])`
    ).map(({ id, name }) => [id, name]),
  );

export type Side = { reviewer_id: number; is_zeroed: boolean; total: number; grades: Grade[] };
export type Pair = { review_grid_id: number; one: Side; two: Side };

/** Beyond the latest of these nothing more would be learnt. */
const MOST_PAIRS = 2000;

const side = (sql: Sql, alias: 'one' | 'two'): Fragment => sql`
  json_build_object('reviewer_id', ${sql(alias)}.reviewer_id, 'is_zeroed', ${sql(alias)}.zero_reason_id is not null, 'total', ${sql(alias)}.total,
    'grades', (select coalesce(json_agg(json_build_object('competence_id', competence_id, 'points', points)), '[]') from review_grades
      where review_id = ${sql(alias)}.id))`;

/** The two blind reviews of each text that has both. */
export const latestPairs = async (sql: Sql, reach: Reach, testId: number | undefined): Promise<Pair[]> => [
  ...(await sql<Pair[]>`
    select tests.review_grid_id, ${side(sql, 'one')} as one, ${side(sql, 'two')} as two
    from (
      select composition_reviews.* from composition_reviews
      where ${isCounted(sql, reach, testId)} and ordinal = 2 and kind <> 'teacher' and status = 'finished' order by finished desc limit ${MOST_PAIRS}) as two
    join composition_reviews as one on one.composition_id = two.composition_id and one.ordinal = 1 and one.counts and one.status = 'finished'
    join tests on tests.id = two.test_id`),
];

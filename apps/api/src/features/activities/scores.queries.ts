import type { ActivityWithScore, activities } from '@lauda/contract/activities';
import type { z } from 'zod';
import { plannedOnce } from '../../db/planned-once';
import { held, type Reach } from '../../db/scope';
import { sliceOf } from '../../db/slice-of';
import type { Fragment, Sql } from '../../db/sql';
import { activityColumns, activityTables, type StoredActivity } from './activities.queries';

export type StoredWithScore = StoredActivity & Omit<ActivityWithScore, keyof StoredActivity | 'can_edit' | 'can_delete'>;
type Query = z.output<(typeof activities.withScore)['query']>;

export const bandsOf = (sql: Sql): Fragment =>
  sql`array[sum(b0), sum(b1), sum(b2), sum(b3), sum(b4), sum(b5), sum(b6), sum(b7), sum(b8), sum(b9), sum(b10)]::int[]`;

/** The best of each competence of the activity's grid, and their sum. */
const gridOf = (sql: Sql): Fragment => sql`
  lateral (
    select sum(best.max_points)::int as max_total, json_agg(best order by best.position) as bests
    from (
      select competences.id as competence_id, position, short_name, max(points)::int as max_points
      from competences join competence_levels on competence_levels.competence_id = competences.id
      where competences.review_grid_id = tests.review_grid_id group by competences.id) as best) as grid`;

/** One row per position; 0 is the total. An activity that ended in another month before it was changed left empty rows behind. */
const totalsOf = (sql: Sql, isBasic = false): Fragment => sql`
  lateral (
    select coalesce(json_agg(kept), '[]') as totals from (
      select position, round(sum(sum_points) / sum(count), 1)::float as mean, round(sum(sum_percent) / sum(count), 1)::float as mean_percent, ${bandsOf(sql)} as bands
      from result_totals where level = 'test' and owner_id = tests.id and ${isBasic ? sql`position = 0` : sql`true`} group by position having sum(count) > 0) as kept) as totalled`;

type Total = { position: number; mean: number; mean_percent: number; bands: number[] };
type Best = { competence_id: number; position: number; short_name: string; max_points: number };
type Row = StoredActivity & { max_total: number; bests: Best[]; totals: Total[] };

const EMPTY = Array.from({ length: 11 }, () => 0);

function withScore({ bests, totals, ...activity }: Row): StoredWithScore {
  const at = (position: number) => totals.find((total) => total.position === position);
  return {
    ...activity,
    mean_total: at(0)?.mean ?? null,
    mean_percent: at(0)?.mean_percent ?? null,
    bands: at(0)?.bands ?? EMPTY,
    competences: bests.map((best) => ({ ...best, mean: at(best.position)?.mean ?? null, bands: at(best.position)?.bands ?? EMPTY })),
  };
}

const basic = (activity: StoredWithScore): StoredWithScore => ({ ...activity, bands: EMPTY, competences: [] });

export async function activityWithScore(sql: Sql, reach: Reach, id: number) {
  const [row] = await sql<Row[]>`
    select ${activityColumns(sql)}, grid.*, totalled.* from tests ${activityTables(sql)}, ${gridOf(sql)}, ${totalsOf(sql)}
    where tests.id = ${id} and ${held(sql, reach, 'tests')}`;
  return row && withScore(row);
}

const STATES = {
  aberta: (sql: Sql) => sql`opens_at <= now() and closes_at > now()`,
  encerrada: (sql: Sql) => sql`closes_at <= now()`,
  agendada: (sql: Sql) => sql`opens_at > now()`,
  arquivada: (sql: Sql) => sql`true`,
  aguarda_correcao: (sql: Sql) => sql`count_submitted + count_in_review > 0`,
} satisfies Record<NonNullable<Query['state']>, (sql: Sql) => Fragment>;

/** Words of the title, the theme or the class, anywhere in them. */
const matches = (sql: Sql, words: string): Fragment => {
  const pattern = sql`'%' || replace(replace(folded(${words}), '%', '\\%'), '_', '\\_') || '%'`;
  return sql`(folded(tests.title) like ${pattern} or tests.theme_id in (select id from themes where sort_title like ${pattern})
    or tests.school_group_id in (select id from school_groups where folded(name) like ${pattern}))`;
};

const isWanted = (sql: Sql, reach: Reach, { type, query, school_group_id, school_id, school_year, state }: Query): Fragment => sql`
  test_type = ${type} and ${state === 'arquivada' ? sql`archived_at is not null` : sql`archived_at is null`}
  and ${state ? STATES[state](sql) : sql`true`} and ${query ? matches(sql, query) : sql`true`}
  and ${school_group_id ? sql`tests.school_group_id = any (${school_group_id}::int[])` : sql`true`}
  and ${school_id ? sql`tests.school_id = ${school_id}` : sql`true`}
  and ${school_year ? sql`tests.school_group_id in (select id from school_groups where school_groups.school_year = ${school_year})` : sql`true`}
  and ${held(sql, reach, 'tests')}`;

const inOrder = (sql: Sql): Fragment => sql`order by tests.closes_at desc, tests.id desc`;

const pageOf = (sql: Sql, reach: Reach, wanted: Fragment, query: Query): Fragment =>
  reach.everything || reach.unfiltered || reach.network_ids.length > 0
    ? sql`shown as materialized (select * from tests where ${wanted} ${inOrder(sql)} ${sliceOf(sql, query)})`
    : sql`
      reached as materialized (select id, closes_at from tests where ${wanted}),
      shown as materialized (select * from tests where id = any (array(select id from reached as tests ${inOrder(sql)} ${sliceOf(sql, query)})))`;

/**
 * Those that end last come first: the open ones. Whoever reaches everything or a network reads along the index in that order; for a few
 * classes or a school theirs are found first and put in order then, or every activity of the country would be walked past to find them.
 */
export async function activitiesWithScore(sql: Sql, reach: Reach, query: Query) {
  const wanted = isWanted(sql, reach, query);
  const [, [counts], rows] = await Promise.all([
    plannedOnce(sql),
    sql<{ count: number; practice_tests: number }[]>`
      select (select count(*)::int from tests where ${wanted}) as count,
        (select count(*)::int from tests where test_type = 'pratica' and archived_at is null and ${held(sql, reach, 'tests')}) as practice_tests`,
    sql<Row[]>`
      with ${pageOf(sql, reach, wanted, query)}
      select ${activityColumns(sql)}, grid.*, totalled.* from shown as tests ${activityTables(sql)}, ${gridOf(sql)}, ${totalsOf(sql, query.basic)} ${inOrder(sql)}`,
  ]);
  return {
    count: counts?.count ?? 0,
    practice_tests: counts?.practice_tests ?? 0,
    results: rows.map((row) => (query.basic ? basic(withScore(row)) : withScore(row))),
  };
}

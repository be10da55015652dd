import type { activities } from '@lauda/contract/activities';
import type { z } from 'zod';
import { held, type Reach, reaches } from '../../db/scope';
import type { Fragment, Sql } from '../../db/sql';
import { bandsOf } from './scores.queries';

type EvolutionQuery = z.output<(typeof activities.evolution)['query']>;
type Evolution = z.input<(typeof activities.evolution)['reply']>;
type Metadata = Evolution['test_metadatas'][number];

export async function groupIsReached(sql: Sql, reach: Reach, id: number) {
  const [group] = await sql`select true from school_groups where id = ${id} and ${reaches.schoolGroups(sql, reach)}`;
  return group !== undefined;
}

const wantedTests = (sql: Sql, reach: Reach, { school_group_id, test_type, review_grid_id, school_year }: EvolutionQuery): Fragment => sql`
  tests.school_group_id = ${school_group_id} and archived_at is null and ${test_type ? sql`tests.test_type = ${test_type}` : sql`true`}
  and ${review_grid_id ? sql`tests.review_grid_id = ${review_grid_id}` : sql`true`}
  and ${school_year ? sql`extract(year from school_month(closes_at)) = ${school_year}` : sql`true`} and ${held(sql, reach, 'tests')}`;

/** The activities of a class in the order of time, each with the sums that are kept of it. */
export const metadatasOf = async (sql: Sql, reach: Reach, query: EvolutionQuery): Promise<Metadata[]> => [
  ...(await sql<Metadata[]>`
    select tests.id, tests.title, tests.test_type, tests.review_grid_id, review_grids.name as review_grid_name, closes_at, max_total,
      coalesce(whole.count, 0)::int as count, whole.mean as mean_total, whole.mean_percent, competences
    from tests join review_grids on review_grids.id = tests.review_grid_id
    left join lateral (
      select sum(count) as count, round(sum(sum_points) / nullif(sum(count), 0), 1)::float as mean, round(sum(sum_percent) / nullif(sum(count), 0), 1)::float as mean_percent
      from result_totals where level = 'test' and owner_id = tests.id and position = 0) as whole on true,
    lateral (
      select sum(best.max_points)::int as max_total, json_agg(json_build_object('position', best.position, 'short_name', short_name,
        'mean_percent', round(100 * kept.mean / nullif(best.max_points, 0), 1)) order by best.position) as competences
      from (
        select competences.position, short_name, max(points) as max_points from competences join competence_levels on competence_id = competences.id
        where competences.review_grid_id = tests.review_grid_id group by competences.id) as best
      left join (
        select position, sum(sum_points) / nullif(sum(count), 0) as mean from result_totals where level = 'test' and owner_id = tests.id group by position
      ) as kept on kept.position = best.position) as parts
    where ${wantedTests(sql, reach, query)} order by closes_at, tests.id`),
];

export type GradedText = {
  user_id: number;
  first_name: string;
  last_name: string;
  test_id: number;
  composition_id: number;
  total: number;
  percent: number;
  points: number[];
  is_zero: boolean;
};

export const gradedTexts = async (sql: Sql, reach: Reach, query: EvolutionQuery): Promise<GradedText[]> => [
  ...(await sql<GradedText[]>`
    select users.id as user_id, first_name, last_name, test_id, composition_id, total, percent, points, is_zero
    from tests join composition_results on test_id = tests.id join users on users.id = student_id
    where ${wantedTests(sql, reach, query)} order by search_name collate "C", users.id`),
];

type MonthlyQuery = z.output<(typeof activities.monthly)['query']>;
type Month = z.input<(typeof activities.monthly)['reply']>['results'][number];

/** The reports of a school are also for those who teach there; a network's are for those who hold it. */
export async function ownerIsReached(sql: Sql, reach: Reach, { level, id }: MonthlyQuery) {
  if (level === 'group') return groupIsReached(sql, reach, id);
  if (level === 'school') return (await sql`select true from schools where id = ${id} and ${reaches.schools(sql, reach)}`).length > 0;
  const isReached = reach.everything || reach.network_ids.includes(id);
  return isReached && (await sql`select true from school_networks where id = ${id}`).length > 0;
}

export const monthsOf = async (sql: Sql, { level, id, from, to, test_type }: MonthlyQuery): Promise<Month[]> => [
  ...(await sql<Month[]>`
    select month, review_grid_id, position, sum(count)::int as count, sum(count_zero)::int as count_zero,
      round(sum(sum_points) / sum(count), 1)::float as mean, round(sum(sum_percent) / sum(count), 1)::float as mean_percent, ${bandsOf(sql)} as bands
    from result_totals where level = ${level} and owner_id = ${id}
      and ${from ? sql`month >= date_trunc('month', ${from}::date)` : sql`true`} and ${to ? sql`month <= ${to}::date` : sql`true`}
      and ${test_type ? sql`test_type = ${test_type}` : sql`true`}
    group by month, review_grid_id, position having sum(count) > 0 order by month, review_grid_id, position`),
];

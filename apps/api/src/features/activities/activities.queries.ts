import type { Activity } from '@lauda/contract/activities';
import { held, type Reach } from '../../db/scope';
import { sliceOf } from '../../db/slice-of';
import type { Fragment, Sql } from '../../db/sql';

/** What stands on the row; what this reader may do with it is added by `shown`. */
export type StoredActivity = Omit<Activity, 'can_edit' | 'can_delete'> & { has_deliveries: boolean; has_rewriting: boolean };

/** Those who have begun, wherever they are. */
const started = (sql: Sql): Fragment => sql`(count_writing + count_submitted + count_in_review + count_reviewed + count_zeroed)`;

/** Of the class as it is; of one that its students have left, as many as it had. Whoever wrote and left still counts. */
const expected = (sql: Sql): Fragment => sql`
  greatest(${started(sql)}, coalesce(nullif((select school_group_counts.count_students from school_group_counts
    where school_group_counts.school_group_id = tests.school_group_id), 0), tests.count_students))`;

/** Numbers of the row itself, whatever the size of the class. */
const progress = (sql: Sql): Fragment => sql`
  json_build_object('nao_iniciada', ${expected(sql)} - ${started(sql)}, 'em_andamento', count_writing, 'entregue', count_submitted,
    'em_correcao', count_in_review, 'corrigida', count_reviewed, 'zerada', count_zeroed, 'atrasada', count_late, 'total', ${expected(sql)})`;

/** What is asked of each row stands in a subquery with a limit: as an `exists` the planner would hash the whole table for a page of five. */
export const activityColumns = (sql: Sql): Fragment => sql`
  tests.id, tests.title, tests.test_type, json_build_object('id', themes.id, 'title', themes.title, 'cover', themes.cover, 'summary', themes.summary) as theme_detail,
  tests.genre_id, genres.name as genre_name, tests.review_grid_id, review_grids.name as review_grid_name, tests.school_group_id,
  school_groups.name as school_group_name, school_grade_name(school_groups.school_grade) as school_grade_name, tests.school_id, schools.name as school_name,
  tests.review_flow, tests.allows_rewriting, tests.guidance, tests.opens_at, tests.closes_at, tests.parent_id,
  (select id from tests as children where children.parent_id = tests.id and children.archived_at is null) as child_id,
  tests.revision_finished_at, tests.archived_at is not null as archived, ${progress(sql)} as progress, tests.version, tests.created,
  coalesce(count_submitted + count_in_review + count_reviewed + count_zeroed > 0
    or (select true from compositions join composition_versions on composition_id = compositions.id where test_id = tests.id limit 1), false) as has_deliveries,
  coalesce((select true from tests as children where children.parent_id = tests.id limit 1), false) as has_rewriting`;

export const activityTables = (sql: Sql): Fragment => sql`
  join themes on themes.id = tests.theme_id join genres on genres.id = tests.genre_id join review_grids on review_grids.id = tests.review_grid_id
  join school_groups on school_groups.id = tests.school_group_id join schools on schools.id = tests.school_id`;

export async function activitiesById(sql: Sql, reach: Reach, ids: readonly number[]): Promise<StoredActivity[]> {
  const rows = await sql<StoredActivity[]>`
    select ${activityColumns(sql)} from tests ${activityTables(sql)}
    where tests.id = any (${[...ids]}::int[]) and ${held(sql, reach, 'tests')} order by array_position(${[...ids]}::int[], tests.id)`;
  return [...rows];
}

export const withoutChildrenOf = async (sql: Sql, reach: Reach, groupId: number, slice: { limit: number; offset: number }) => {
  const rows = await sql<(StoredActivity & { count: number; schoolGroupId: number })[]>`
    select ${activityColumns(sql)}, tests.school_group_id as "schoolGroupId", count(*) over ()::int as count from tests ${activityTables(sql)}
    where tests.school_group_id = ${groupId} and tests.archived_at is null and tests.parent_id is null
      and (select true from tests as children where children.parent_id = tests.id and children.archived_at is null limit 1) is null
      and ${held(sql, reach, 'tests')}
    order by tests.closes_at desc, tests.id desc ${sliceOf(sql, slice)}`;
  return { count: rows[0]?.count ?? 0, results: [...rows] };
};

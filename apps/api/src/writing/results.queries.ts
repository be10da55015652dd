import type { Sql } from '../db/sql';

export type Grades = {
  total: number;
  /** By the position of the competence. */
  points: readonly number[];
  is_zero: boolean;
  /** agente, ação, meio, finalidade, detalhamento; null off the ENEM grid. */
  elements: readonly boolean[] | null;
};

export type ResultChange = { composition_id: number; student_id: number; grades: string };

/** What stands now; as one text, to be held against what will stand. */
export const resultsOf = async (sql: Sql, ids: readonly number[]): Promise<ResultChange[]> => [
  ...(await sql<ResultChange[]>`
    select composition_id, student_id, concat_ws(' ', total, points, is_zero, elements) as grades
    from composition_results where composition_id = any (${[...ids]}::int[])`),
];

/** Percent and tenths come from the best levels of the grid; the month is the one in which the activity ends, by the schools' clock. */
export const putResult = (sql: Sql, id: number, { total, points, is_zero, elements }: Grades) => sql`
  insert into composition_results (composition_id, test_id, student_id, school_group_id, school_id, school_network_id, review_grid_id, test_type, month,
    total, percent, points, tenths, is_zero, elements, finished)
  select compositions.id, test_id, student_id, compositions.school_group_id, compositions.school_id, compositions.school_network_id, tests.review_grid_id,
    test_type, school_month(closes_at), ${total}::numeric, 100 * ${total}::numeric / grid.whole, ${[...points]}::numeric[],
    (select array_agg(floor(10 * given.points / best) order by given.position)
      from unnest(${[...points]}::numeric[], grid.bests) with ordinality as given (points, best, position)),
    ${is_zero}, ${elements === null ? null : `{${elements.join()}}`}::text::boolean[], now()
  from compositions join tests on tests.id = test_id,
    lateral (
      select sum(points) as whole, array_agg(points order by position) as bests
      from (select position, max(points) as points from competences join competence_levels on competence_id = competences.id
        where review_grid_id = tests.review_grid_id group by position) as best) as grid
  where compositions.id = ${id}
  on conflict (composition_id) do update set total = excluded.total, percent = excluded.percent, points = excluded.points, tenths = excluded.tenths,
    is_zero = excluded.is_zero, elements = excluded.elements, finished = excluded.finished`;

export const deleteResults = (sql: Sql, ids: readonly number[]) =>
  sql`delete from composition_results where composition_id = any (${[...ids]}::int[])`;

import type { Grid } from '@lauda/domain/reviewing/grading';
import type { Sql } from '../db/sql';

export type KnownGrid = Grid & { id: number; slug: string };

/** What grading needs of every grid, without the words. */
export async function gridsById(sql: Sql): Promise<Map<number, KnownGrid>> {
  const grids = await sql<KnownGrid[]>`
    select id, slug, (
      select json_agg(json_build_object('id', competences.id, 'position', position, 'levels', (
        select json_agg(json_build_object('id', competence_levels.id, 'level', level, 'points', points) order by level)
        from competence_levels where competence_id = competences.id)) order by position)
      from competences where review_grid_id = review_grids.id) as competences
    from review_grids`;
  return new Map(grids.map((grid) => [grid.id, grid]));
}

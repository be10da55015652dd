import type { Fragment, Sql } from '../db/sql';

/** The competences of a grid with their levels, in order, as one value. */
export const competencesOf = (sql: Sql, gridId: Fragment): Fragment => sql`
  (select coalesce(json_agg(json_build_object('id', competences.id, 'position', position, 'aspect', aspect, 'name', name, 'short_name', short_name,
      'description', description, 'sub_criteria', sub_criteria, 'levels', (
        select json_agg(json_build_object('id', competence_levels.id, 'level', level, 'points', points, 'descriptor', descriptor, 'hint', hint, 'to_next', to_next)
          order by level)
        from competence_levels where competence_id = competences.id)) order by position), '[]')
    from competences where review_grid_id = ${gridId})`;

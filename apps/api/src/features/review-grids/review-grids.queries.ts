import type { AbandonReason, Genre, GenreDetails, ReviewGrid, ZeroComment, ZeroReason } from '@lauda/contract/review-grids';
import { counted } from '../../db/counted';
import type { Fragment, Sql } from '../../db/sql';
import { competencesOf } from '../../writing/competences.queries';

type Slice = { limit: number; offset: number };

/** The sum of the best (or least) levels of all competences. */
const totalOf = (sql: Sql, which: 'max' | 'min'): Fragment => sql`
  (select sum(points)::int from (
    select ${which === 'max' ? sql`max(points)` : sql`min(points)`} as points from competences join competence_levels on competence_id = competences.id
    where review_grid_id = review_grids.id group by competences.id) as best)`;

const gridColumns = (sql: Sql): Fragment => sql`
  id, slug, name, description, ${totalOf(sql, 'max')} as max_total, ${totalOf(sql, 'min')} as min_total,
  ${competencesOf(sql, sql`review_grids.id`)} as competences`;

export const gridsOf = async (sql: Sql, { limit, offset }: Slice) =>
  counted(
    await sql<(ReviewGrid & { count: number })[]>`
      select ${gridColumns(sql)}, count(*) over ()::int as count from review_grids order by id limit ${limit} offset ${offset}`,
  );

export async function gridOf(sql: Sql, id: number) {
  const [grid] = await sql<ReviewGrid[]>`select ${gridColumns(sql)} from review_grids where id = ${id}`;
  return grid;
}

const genreColumns = (sql: Sql): Fragment => sql`
  genres.id, genres.slug, genres.name, genres.description, review_grid_id, review_grids.name as review_grid_name, school_grades, min_words, max_words`;

export const genresOf = async (sql: Sql, { limit, offset, review_grid_id }: Slice & { review_grid_id?: number | undefined }) =>
  counted(
    await sql<(Genre & { count: number })[]>`
      select ${genreColumns(sql)}, count(*) over ()::int as count from genres join review_grids on review_grids.id = review_grid_id
      where ${review_grid_id === undefined ? sql`true` : sql`review_grid_id = ${review_grid_id}`}
      order by genres.id limit ${limit} offset ${offset}`,
  );

export async function genreDetailsOf(sql: Sql, id: number) {
  const [genre] = await sql<GenreDetails[]>`
    select ${genreColumns(sql)}, essentials, bncc_skills, shown_stats, ${competencesOf(sql, sql`review_grids.id`)} as competences
    from genres join review_grids on review_grids.id = review_grid_id where genres.id = ${id}`;
  return genre;
}

export const zeroReasonsOf = async (sql: Sql, { limit, offset, genre_id }: Slice & { genre_id?: number | undefined }) =>
  counted(
    await sql<(ZeroReason & { count: number })[]>`
      select id, slug, label, description, closed_by, count(*) over ()::int as count from zero_reasons
      where ${genre_id === undefined ? sql`true` : sql`id in (select zero_reason_id from genre_zero_reasons where genre_id = ${genre_id})`}
      order by position limit ${limit} offset ${offset}`,
  );

type Wanted = Slice & { genre_id?: number | undefined; user_role: 'teacher' | 'reviewer' | undefined };

export const zeroCommentsOf = async (sql: Sql, { limit, offset, genre_id, user_role }: Wanted) =>
  counted(
    await sql<(ZeroComment & { count: number })[]>`
      select zero_comments.id, zero_reason_id as zero_grade_reason_id, genre_id, user_role, text, count(*) over ()::int as count
      from zero_comments join zero_reasons on zero_reasons.id = zero_reason_id
      where ${genre_id === undefined ? sql`true` : sql`genre_id = ${genre_id}`} and ${user_role === undefined ? sql`true` : sql`user_role = ${user_role}`}
      order by position, genre_id, user_role limit ${limit} offset ${offset}`,
  );

export const abandonReasonsOf = async (sql: Sql, { limit, offset }: Slice) =>
  counted(
    await sql<(AbandonReason & { count: number })[]>`
      select id, slug, label, count(*) over ()::int as count from abandon_reasons order by position limit ${limit} offset ${offset}`,
  );

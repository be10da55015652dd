import { SYSTEM, setScope } from '../../src/db/scope';
import type { Sql } from '../../src/db/sql';
import { allThemes } from './themes/all';
import type { BaseTheme } from './themes/shape';
import { ABANDON_REASONS } from './writing/abandon-reasons';
import { AIDS } from './writing/aids/all';
import { COMMENTS } from './writing/comment-bank/all';
import { GENRES } from './writing/genres';
import { GRID_ENEM } from './writing/grid-enem';
import { GRID_UNICA } from './writing/grid-unica';
import { ZERO_REASONS } from './writing/zero-reasons';

const GRIDS = [GRID_ENEM, GRID_UNICA];

const asRows = (rows: readonly object[]) => JSON.stringify(rows);

/** Grids, genres, themes and ready words. What is there stays; a release that brings more adds it. */
export async function insertWriting(sql: Sql) {
  await setScope(sql, SYSTEM);
  await insertGrids(sql);
  await insertGenres(sql);
  await insertReasons(sql);
  await insertThemes(sql);
  await insertAids(sql);
  await insertComments(sql);
}

async function insertGrids(sql: Sql) {
  await sql`
    insert into review_grids (slug, name, description)
    select slug, name, description from jsonb_to_recordset(${asRows(GRIDS)}::text::jsonb) as grid (slug text, name text, description text)
    where not exists (select from review_grids where review_grids.slug = grid.slug) order by slug on conflict do nothing`;
  const competences = GRIDS.flatMap((grid) => grid.competences.map((competence) => ({ ...competence, grid: grid.slug })));
  await sql`
    insert into competences (review_grid_id, position, aspect, name, short_name, description, sub_criteria)
    select review_grids.id, position, aspect, competence.name, short, competence.description, sub_criteria
    from jsonb_to_recordset(${asRows(competences)}::text::jsonb)
      as competence (grid text, position smallint, aspect text, name text, short text, description text, sub_criteria text[])
    join review_grids on review_grids.slug = grid
    where not exists (select from competences as held where held.review_grid_id = review_grids.id and held.position = competence.position)
    order by review_grids.id, position on conflict do nothing`;
  const levels = competences.flatMap(({ grid, position, levels }) => levels.map((level) => ({ ...level, grid, position })));
  await sql`
    insert into competence_levels (competence_id, level, points, descriptor, hint, to_next)
    select competences.id, level, points, descriptor, hint, to_next
    from jsonb_to_recordset(${asRows(levels)}::text::jsonb)
      as brought (grid text, position smallint, level smallint, points smallint, descriptor text, hint text, to_next text)
    join review_grids on review_grids.slug = grid
    join competences on competences.review_grid_id = review_grids.id and competences.position = brought.position
    where not exists (select from competence_levels as held where held.competence_id = competences.id and held.level = brought.level)
    order by competences.id, level on conflict do nothing`;
}

const insertGenres = (sql: Sql) => sql`
  insert into genres (slug, name, description, review_grid_id, school_grades, min_words, max_words, essentials, bncc_skills, shown_stats)
  select genre.slug, genre.name, genre.description, review_grids.id, school_grades, min_words, max_words, essentials, bncc_skills, shown_stats
  from rows from (jsonb_to_recordset(${asRows(GENRES)}::text::jsonb)
    as (slug text, name text, description text, grid text, school_grades smallint[], min_words smallint, max_words smallint,
      essentials text[], bncc_skills text[], shown_stats text[])) with ordinality
    as genre (slug, name, description, grid, school_grades, min_words, max_words, essentials, bncc_skills, shown_stats, place)
  join review_grids on review_grids.slug = grid
  where not exists (select from genres where genres.slug = genre.slug)
  order by place on conflict do nothing`;

async function insertReasons(sql: Sql) {
  const reasons = ZERO_REASONS.map((reason, place) => ({ ...reason, position: place + 1 }));
  await sql`
    insert into zero_reasons (slug, label, description, position, closed_by)
    select slug, label, description, position, closed_by
    from jsonb_to_recordset(${asRows(reasons)}::text::jsonb) as reason (slug text, label text, description text, position smallint, closed_by text)
    where not exists (select from zero_reasons where zero_reasons.slug = reason.slug) on conflict do nothing`;
  await sql`
    insert into genre_zero_reasons (genre_id, zero_reason_id)
    select genres.id, zero_reasons.id
    from jsonb_to_recordset(${asRows(reasons)}::text::jsonb) as reason (slug text, grids text[])
    join zero_reasons on zero_reasons.slug = reason.slug
    join review_grids on review_grids.slug = any (reason.grids)
    join genres on genres.review_grid_id = review_grids.id on conflict do nothing`;
  // A genre's own words win over the ones for all.
  const comments = reasons.flatMap(({ slug, comments: said }) => said.map((comment) => ({ ...comment, slug })));
  await sql`
    insert into zero_comments (zero_reason_id, genre_id, user_role, text)
    select distinct on (zero_reasons.id, genres.id, role) zero_reasons.id, genres.id, role, text
    from jsonb_to_recordset(${asRows(comments)}::text::jsonb) as said (slug text, role text, text text, genre text)
    join zero_reasons on zero_reasons.slug = said.slug
    join genre_zero_reasons on genre_zero_reasons.zero_reason_id = zero_reasons.id
    join genres on genres.id = genre_zero_reasons.genre_id and (said.genre is null or said.genre = genres.slug)
    order by zero_reasons.id, genres.id, role, said.genre nulls last on conflict do nothing`;
  const abandons = ABANDON_REASONS.map((reason, place) => ({ ...reason, position: place + 1 }));
  await sql`
    insert into abandon_reasons (slug, label, position, tells_coordinator)
    select slug, label, position, tells_coordinator
    from jsonb_to_recordset(${asRows(abandons)}::text::jsonb) as reason (slug text, label text, position smallint, tells_coordinator boolean)
    where not exists (select from abandon_reasons where abandon_reasons.slug = reason.slug) on conflict do nothing`;
}

const coverOf = ({ slug }: BaseTheme) => `/capas/${slug}.svg`;

async function insertThemes(sql: Sql) {
  const themes = allThemes.map((theme) => ({ ...theme, cover: coverOf(theme) }));
  await sql`
    insert into themes (slug, title, summary, genre_id, school_grades, learning_path_type, statement, motivating_texts, repertory, template, cover)
    select theme.slug, title, summary, genres.id, theme.school_grades, learning_path_type, statement, motivating_texts, repertory, nullif(template, 'null'), cover
    from jsonb_to_recordset(${asRows(themes)}::text::jsonb)
      as theme (slug text, title text, summary text, genre text, school_grades smallint[], learning_path_type text, statement text,
        motivating_texts jsonb, repertory jsonb, template jsonb, cover text)
    join genres on genres.slug = theme.genre
    where not exists (select from themes where themes.slug = theme.slug) on conflict do nothing`;
}

const insertAids = (sql: Sql) => sql`
  insert into aids (slug, title, body, genre_id, competence_id, theme_id)
  select aid.slug, aid.title, body, genres.id, competences.id, themes.id
  from jsonb_to_recordset(${asRows(AIDS)}::text::jsonb) as aid (slug text, title text, body text, genre text, competence jsonb, theme text)
  left join genres on genres.slug = aid.genre
  left join review_grids on review_grids.slug = aid.competence ->> 'grid'
  left join competences on competences.review_grid_id = review_grids.id and competences.position = (aid.competence ->> 'position')::integer
  left join themes on themes.slug = aid.theme
  where not exists (select from aids where aids.slug = aid.slug) on conflict do nothing`;

const insertComments = (sql: Sql) => sql`
  insert into bank_comments (competence_id, genre_id, tone, title, text, reason, example)
  select competences.id, genres.id, tone, title, text, reason, example
  from jsonb_to_recordset(${asRows(COMMENTS)}::text::jsonb)
    as comment (grid text, competence smallint, genre text, tone text, title text, text text, reason text, example text)
  join review_grids on review_grids.slug = grid
  join competences on competences.review_grid_id = review_grids.id and competences.position = comment.competence
  left join genres on genres.slug = comment.genre
  where not exists (select from bank_comments as held where held.owner_id is null and held.competence_id = competences.id and held.title = comment.title)
  on conflict do nothing`;

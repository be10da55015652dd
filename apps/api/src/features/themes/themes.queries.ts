import type { Aid, Theme, ThemeCard, themes } from '@lauda/contract/themes';
import type { z } from 'zod';
import { counted } from '../../db/counted';
import { type Reach, reaches } from '../../db/scope';
import type { Fragment, Sql } from '../../db/sql';

type Query = z.output<(typeof themes.list)['query']>;

/** Where the classes of the reach were given it: three to name, and how many. Looked for once, from the classes, for all the themes shown. */
const given = (sql: Sql, reach: Reach): Fragment => sql`
  (select theme_id, count(*)::int as count_given, json_agg(json_build_object('school_group_id', school_group_id, 'school_group_name', name,
      'test_id', id, 'test_type', test_type, 'closes_at', closes_at) order by closes_at desc) filter (where place <= 3) as given_to
    from (
      select tests.theme_id, tests.id, tests.school_group_id, school_groups.name, tests.test_type, tests.closes_at,
        row_number() over (partition by tests.theme_id order by tests.closes_at desc) as place
      from school_groups join tests on tests.school_group_id = school_groups.id
      where tests.theme_id in (select id from shown) and tests.archived_at is null and ${reaches.schoolGroups(sql, reach)}) as latest
    group by theme_id) as given`;

const cardColumns = (sql: Sql): Fragment => sql`
  shown.id, shown.title, shown.summary, shown.cover, shown.school_grades, shown.learning_path_type, shown.review_types, shown.state,
  shown.template is not null as has_test_template,
  json_build_object('id', genres.id, 'slug', genres.slug, 'name', genres.name, 'review_grid_id', review_grids.id, 'review_grid_name', review_grids.name) as genre,
  case when shown.school_id is not null then json_build_object('id', shown.school_id, 'name', schools.name) end as school,
  case when shown.author_id is not null then coalesce((select concat_ws(' ', first_name, last_name) from users where users.id = shown.author_id), '') end as author_name,
  coalesce(given.given_to, '[]') as given_to, coalesce(given.count_given, 0) as count_given`;

const joined = (sql: Sql, reach: Reach): Fragment => sql`
  join genres on genres.id = shown.genre_id join review_grids on review_grids.id = genres.review_grid_id
  left join schools on schools.id = shown.school_id
  left join ${given(sql, reach)} on given.theme_id = shown.id`;

/** Each word in any inflection, with or without accents; the last one may be unfinished. */
const sought = (sql: Sql, words: string): Fragment => sql`
  (websearch_to_tsquery('portuguese', folded(${words})) || to_tsquery('simple', ${prefixOf(words)}))`;

/** `educ` finds `educação` while it is being typed. */
const prefixOf = (words: string) => {
  const last =
    words
      .normalize('NFD')
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .trim()
      .toLowerCase()
      .split(/ +/)
      .at(-1) ?? '';
  return last ? `${last}:*` : '';
};

function isWanted(sql: Sql, reach: Reach, query: Query): Fragment {
  const genres = query.genre_id ?? [];
  return sql`${reaches.themes(sql, reach)}
    and ${query.origin === 'own' ? sql`themes.state <> 'archived'` : sql`themes.state = 'published'`}
    and ${genres.length > 0 ? sql`themes.genre_id = any (${genres}::int[])` : sql`true`}
    and ${query.review_grid_id ? sql`themes.genre_id in (select id from genres where review_grid_id = ${query.review_grid_id})` : sql`true`}
    and ${query.learning_path_type ? sql`themes.learning_path_type = ${query.learning_path_type}` : sql`true`}
    and ${query.review_type ? sql`${query.review_type} = any (themes.review_types)` : sql`true`}
    and ${query.has_test_template === undefined ? sql`true` : sql`(themes.template is not null) = ${query.has_test_template}`}
    and ${query.school_grade ? sql`${query.school_grade} = any (themes.school_grades)` : sql`true`}
    and ${originOf(sql, reach, query.origin)}
    and ${query.not_given_to ? sql`not exists (select from tests where tests.theme_id = themes.id and school_group_id = ${query.not_given_to})` : sql`true`}
    and ${query.filter ? sql`themes.search @@ ${sought(sql, query.filter)}` : sql`true`}`;
}

const originOf = (sql: Sql, { user_id }: Reach, origin: Query['origin']): Fragment => {
  if (origin === 'own') return sql`themes.author_id = ${user_id}`;
  if (origin === 'school') return sql`themes.school_id is not null`;
  return origin === 'product' ? sql`themes.school_id is null` : sql`true`;
};

function orderOf(sql: Sql, { sort, filter }: Query): Fragment {
  if (sort === 'title' || (!filter && (sort === undefined || sort === 'relevance'))) return sql`sort_title, id`;
  if (sort === '-title') return sql`sort_title desc, id desc`;
  if (sort === 'modified') return sql`modified, id`;
  if (sort === '-modified') return sql`modified desc, id desc`;
  return sql`ts_rank(search, ${sought(sql, filter ?? '')}) desc, sort_title, id`;
}

export async function themesOf(sql: Sql, reach: Reach, query: Query) {
  const order = orderOf(sql, query);
  return counted(
    await sql<(ThemeCard & { count: number })[]>`
      with shown as (
        select themes.*, count(*) over ()::int as count, row_number() over (order by ${order}) as place from themes
        where ${isWanted(sql, reach, query)} order by ${order} limit ${query.limit} offset ${query.offset})
      select ${cardColumns(sql)}, shown.count from shown ${joined(sql, reach)} order by place`,
  );
}

export async function themeOf(sql: Sql, reach: Reach, id: number) {
  const [theme] = await sql<(Theme & { author_id: number | null })[]>`
    with shown as (select themes.* from themes where themes.id = ${id} and ${reaches.themes(sql, reach)})
    select ${cardColumns(sql)}, statement, motivating_texts, repertory as repertory_contents, template, shown.version, shown.created, shown.modified,
      coalesce(shown.author_id = ${reach.user_id}, false) as is_own, shown.author_id
    from shown ${joined(sql, reach)}`;
  return theme;
}

type Writing = Pick<Theme, 'title' | 'summary' | 'school_grades' | 'statement' | 'motivating_texts' | 'repertory_contents'> & {
  genre_id: number;
};

/** The cover is the genre's own drawing. Nothing comes back for a school or a genre that is not there. */
export async function addTheme(sql: Sql, reach: Reach, schoolId: number, its: Writing) {
  const [added] = await sql<{ id: number }[]>`
    insert into themes (title, summary, genre_id, school_grades, statement, motivating_texts, repertory, cover, state, author_id, school_id, school_network_id)
    select ${its.title}, ${its.summary}, genres.id, ${its.school_grades}::smallint[], ${its.statement}, ${JSON.stringify(its.motivating_texts)}::text::jsonb,
      ${JSON.stringify(its.repertory_contents)}::text::jsonb, '/capas/genero-' || genres.slug || '.svg', 'draft', ${reach.user_id}, schools.id, schools.school_network_id
    from genres, schools where genres.id = ${its.genre_id} and schools.id = ${schoolId} and ${reaches.schools(sql, reach)}
    returning id`;
  return added?.id;
}

/** Nothing comes back when the version is another by now. */
export async function changeTheme(sql: Sql, id: number, version: number, its: Writing) {
  const [changed] = await sql<{ id: number }[]>`
    update themes set title = ${its.title}, summary = ${its.summary}, genre_id = genres.id, cover = '/capas/genero-' || genres.slug || '.svg',
      school_grades = ${its.school_grades}::smallint[], statement = ${its.statement}, motivating_texts = ${JSON.stringify(its.motivating_texts)}::text::jsonb,
      repertory = ${JSON.stringify(its.repertory_contents)}::text::jsonb, version = version + 1, modified = now()
    from genres where genres.id = ${its.genre_id} and themes.id = ${id} and version = ${version} returning themes.id`;
  return changed !== undefined;
}

export async function setThemeState(sql: Sql, id: number, version: number, state: 'published' | 'archived') {
  const [changed] = await sql`
    update themes set state = ${state}, version = version + 1, modified = now() where id = ${id} and version = ${version} returning id`;
  return changed !== undefined;
}

export async function genreExists(sql: Sql, id: number) {
  const [genre] = await sql`select true from genres where id = ${id}`;
  return genre !== undefined;
}

type Wanted = {
  limit: number;
  offset: number;
  genre_id?: number | undefined;
  competence_id?: number | undefined;
  theme_id?: number | undefined;
};

/** Those for the theme first, then the genre's, then the competence's. An aid for any genre fits every one. */
export const aidsOf = async (sql: Sql, { limit, offset, genre_id, competence_id, theme_id }: Wanted) =>
  counted(
    await sql<(Aid & { count: number })[]>`
      select id, title, body, genre_id, competence_id, theme_id, count(*) over ()::int as count from aids
      where ${theme_id ? sql`(theme_id is null or theme_id = ${theme_id})` : sql`true`}
        and ${genre_id ? sql`(genre_id is null or genre_id = ${genre_id})` : sql`true`}
        and ${competence_id ? sql`competence_id = ${competence_id}` : sql`true`}
        and ${theme_id && !competence_id ? aboutTheme(sql, theme_id) : sql`true`}
      order by theme_id nulls last, genre_id nulls last, competence_id nulls last, id limit ${limit} offset ${offset}`,
  );

/** Of a theme: its own, and those of its genre and its genre's grid. */
const aboutTheme = (sql: Sql, id: number): Fragment => sql`exists (
  select from themes join genres on genres.id = themes.genre_id where themes.id = ${id}
    and (aids.theme_id = themes.id or aids.genre_id = genres.id
      or (aids.theme_id is null and aids.genre_id is null and aids.competence_id in (select id from competences where review_grid_id = genres.review_grid_id))))`;

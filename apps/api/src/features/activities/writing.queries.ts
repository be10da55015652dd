import type { activities } from '@lauda/contract/activities';
import type { z } from 'zod';
import { held, type Reach, reaches } from '../../db/scope';
import type { Sql } from '../../db/sql';

type Settings = Omit<z.output<(typeof activities.replace)['body']>, 'version'>;
type NewActivity = Omit<Settings, 'review_flow'> & {
  theme_id: number;
  parent_id: number | null;
  /** Null: the flow of the class's school. */
  review_flow: Settings['review_flow'] | null;
  created_by: number;
};

type ThemeFacts = { id: number; review_types: string[] };

/** A published one: a draft is nobody's but its author's, and the class must be able to read it. */
export async function themeFor(sql: Sql, reach: Reach, id: number) {
  const [theme] = await sql<ThemeFacts[]>`
    select id, review_types from themes where id = ${id} and state = 'published' and ${reaches.themes(sql, reach)}`;
  return theme;
}

/** Also of one that was archived since: what was given of it goes on. */
export async function flowsOfTheme(sql: Sql, id: number) {
  const [theme] = await sql<Pick<ThemeFacts, 'review_types'>[]>`select review_types from themes where id = ${id}`;
  return theme?.review_types ?? [];
}

export type ParentFacts = { school_group_id: number; theme_id: number; allows_rewriting: boolean; is_child: boolean; has_child: boolean };

export async function parentFor(sql: Sql, reach: Reach, id: number) {
  const [parent] = await sql<ParentFacts[]>`
    select school_group_id, theme_id, allows_rewriting, parent_id is not null as is_child,
      exists (select from tests as children where children.parent_id = tests.id and children.archived_at is null) as has_child
    from tests where id = ${id} and archived_at is null and ${held(sql, reach, 'tests')} for no key update`;
  return parent;
}

/** Of this year or a later one, by the schools' calendar; the flow is the one of each class's school. */
export const groupsFor = async (sql: Sql, reach: Reach, ids: readonly number[]) => [
  ...(await sql<{ id: number; review_flow: Settings['review_flow'] }[]>`
    select school_groups.id, schools.review_flow from school_groups join schools on schools.id = school_id
    where school_groups.id = any (${[...ids]}::int[]) and archived_at is null
      and school_year >= extract(year from now() at time zone 'America/Sao_Paulo') and ${reaches.schoolGroups(sql, reach)}`),
];

export async function addActivities(sql: Sql, groupIds: readonly number[], its: NewActivity): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    with made as materialized (select gen_random_uuid() as batch)
    insert into tests (batch, theme_id, genre_id, review_grid_id, school_group_id, school_id, school_network_id, parent_id, title, test_type, review_flow,
      allows_rewriting, guidance, opens_at, closes_at, created_by, count_students)
    select batch, themes.id, genres.id, genres.review_grid_id, school_groups.id, school_groups.school_id, school_groups.school_network_id, ${its.parent_id}::int,
      ${its.title}, ${its.test_type}, coalesce(${its.review_flow}, schools.review_flow), ${its.allows_rewriting}, ${its.guidance}, ${its.opens_at}, ${its.closes_at},
      ${its.created_by}, coalesce(school_group_counts.count_students, 0)
    from made, unnest(${[...groupIds]}::int[]) with ordinality as wanted (id, place)
    join school_groups on school_groups.id = wanted.id join schools on schools.id = school_groups.school_id
    left join school_group_counts on school_group_counts.school_group_id = school_groups.id
    cross join themes join genres on genres.id = themes.genre_id
    where themes.id = ${its.theme_id} order by place returning id`;
  return rows.map(({ id }) => id);
}

/** False: someone else changed it first. */
export async function changeActivity(sql: Sql, id: number, version: number, its: Settings & { archived: boolean }) {
  const { count } = await sql`
    update tests set title = ${its.title}, test_type = ${its.test_type}, review_flow = ${its.review_flow}, allows_rewriting = ${its.allows_rewriting},
      guidance = ${its.guidance}, opens_at = ${its.opens_at}, closes_at = ${its.closes_at},
      archived_at = ${its.archived ? sql`coalesce(archived_at, now())` : sql`null`}, version = version + 1, modified = now()
    where id = ${id} and version = ${version}`;
  return count === 1;
}

/** A text that nobody corrects yet takes the new way of being corrected. */
export const spreadFlow = (sql: Sql, id: number, flow: string) => sql`
  update compositions set review_type = ${flow}
  where test_id = ${id} and status in ('not_started', 'writing', 'submitted') and review_type <> ${flow}
    and not exists (select from composition_reviews where composition_id = compositions.id and composition_reviews.status <> 'abandoned')`;

/** With the drafts that were begun and never handed in; a text handed in at this very moment holds the activity back. */
export async function deleteActivity(sql: Sql, id: number) {
  await sql`delete from compositions where test_id = ${id} and status in ('not_started', 'writing')`;
  await sql`delete from result_totals where level = 'test' and owner_id = ${id}`;
  await sql`delete from tests where id = ${id}`;
}

import type { Member, School, SchoolGroup } from '@lauda/contract/schools';
import { type Reach, reaches } from '../../db/scope';
import type { Fragment, Sql } from '../../db/sql';

type Slice = { limit: number; offset: number };
type Counted<Row> = Row & { count: number };

const counted = <Row>(rows: readonly Counted<Row>[]) => ({ count: rows[0]?.count ?? 0, results: [...rows] });

/** A student of two classes has a place in each: schools count places, as the census does. */
export const schoolsOf = async (sql: Sql, reach: Reach, { limit, offset }: Slice) =>
  counted(
    await sql<Counted<School>[]>`
      with shown as (
        select id, name, category, city, state, is_test, school_network_id, search_name from schools
        where ${reaches.schools(sql, reach)} order by search_name, id limit ${limit} offset ${offset})
      select shown.*, school_networks.name as school_network_name, (select count(*)::int from schools where ${reaches.schools(sql, reach)}) as count,
        count_school_groups, count_students
      from shown join school_networks on school_networks.id = school_network_id,
        lateral (select count(*)::int as count_school_groups, coalesce(sum(count_students), 0)::int as count_students
          from school_groups left join school_group_counts on school_group_id = school_groups.id
          where school_id = shown.id and school_year = ${thisYear(sql)} and archived_at is null and ${reaches.schoolGroups(sql, reach)}) as totals
      order by shown.search_name, shown.id`,
  );

const groupColumns = (sql: Sql): Fragment => sql`
  id, name, school_id, school_search_name, school_grade, school_grade_name(school_grade) as school_grade_name, school_year, uses_learning_path`;

/** For the classes of the page only, in the same statement. */
const groupPeople = (sql: Sql): Fragment => sql`
  (select name from schools where id = school_id) as school_name,
  coalesce((select count_students from school_group_counts where school_group_id = shown.id), 0) as count_students,
  (select coalesce(array_agg(concat_ws(' ', first_name, last_name) order by users.search_name, users.id), '{}')
    from user_roles join users on users.id = user_id
    where school_group_id = shown.id and role_type = 'teacher' and ended_at is null and disabled_at is null) as teachers`;

/** In the order of one index, which knows the name of the school too: the first page does not wait for the last one to be sorted. */
export async function groupsOf(sql: Sql, reach: Reach, schoolYear: number | 'this' | null, { limit, offset }: Slice) {
  const isWanted = sql`archived_at is null and ${ofYear(sql, schoolYear)} and ${reaches.schoolGroups(sql, reach)}`;
  const inOrder = sql`order by school_year desc, school_search_name, school_id, school_grade, name, id`;
  const count = reach.everything
    ? sql`select coalesce(sum(count_school_groups), 0)::int from school_group_totals where ${ofYear(sql, schoolYear)}`
    : sql`select count(*)::int from school_groups where ${isWanted}`;
  const rows = await sql<Counted<SchoolGroup>[]>`
    with shown as (select ${groupColumns(sql)} from school_groups where ${isWanted} ${inOrder} limit ${limit} offset ${offset})
    select shown.*, (${count}) as count, ${groupPeople(sql)} from shown ${inOrder}`;
  return counted(rows);
}

export async function groupOf(sql: Sql, reach: Reach, id: number) {
  const [group] = await sql<SchoolGroup[]>`
    with shown as (select ${groupColumns(sql)} from school_groups where id = ${id} and ${reaches.schoolGroups(sql, reach)})
    select shown.*, ${groupPeople(sql)} from shown`;
  return group;
}

export async function groupExists(sql: Sql, reach: Reach, id: number) {
  const [group] = await sql`select true from school_groups where id = ${id} and ${reaches.schoolGroups(sql, reach)}`;
  return group !== undefined;
}

/** Already in the order of the alphabet: folded names are plain letters, and comparing their bytes costs a tenth. */
export async function membersOf(sql: Sql, groupId: number, name: string, { limit, offset }: Slice) {
  // Without a name it is the whole class, which is counted already; with one, the pattern is folded once, not for every row.
  const [isMeant, count] = name
    ? [sql`search_name like (select '%' || replace(replace(folded(${name}), '%', '\\%'), '_', '\\_') || '%')`, sql`count(*) over ()::int`]
    : [sql`true`, sql`(select count_students from school_group_counts where school_group_id = ${groupId})`];
  return counted(
    await sql<Counted<Member>[]>`
      select users.id, first_name, last_name, username, email, must_change_password, coalesce(registration, '') as registration,
        coalesce(disregard_length or disregard_genre or disregard_theme, false) as has_adaptations, ${count} as count
      from user_roles join users on users.id = user_id left join user_profiles on user_profiles.user_id = users.id
      where school_group_id = ${groupId} and role_type = 'student' and ended_at is null and disabled_at is null and ${isMeant}
      order by search_name collate "C", users.id limit ${limit} offset ${offset}`,
  );
}

/** The school year is the calendar year in Brazil, and the calendar is the one of the schools. */
const thisYear = (sql: Sql): Fragment => sql`extract(year from now() at time zone 'America/Sao_Paulo')::int`;

const ofYear = (sql: Sql, year: number | 'this' | null): Fragment =>
  year === null ? sql`true` : sql`school_year = ${year === 'this' ? thisYear(sql) : year}`;

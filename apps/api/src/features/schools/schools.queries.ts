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
        select schools.id, schools.name, category, city, state, is_test, school_network_id, school_networks.name as school_network_name,
          schools.search_name, count(*) over ()::int as count
        from schools join school_networks on school_networks.id = school_network_id
        where ${reaches.schools(sql, reach)}
        order by schools.search_name, schools.id limit ${limit} offset ${offset}),
      totals as (
        select school_id, count(*)::int as count_school_groups, coalesce(sum(count_students), 0)::int as count_students
        from school_groups left join school_group_counts on school_group_id = school_groups.id
        where school_id in (select id from shown) and school_year = ${thisYear(sql)} and archived_at is null and ${reaches.schoolGroups(sql, reach)}
        group by school_id)
      select shown.*, coalesce(count_school_groups, 0) as count_school_groups, coalesce(count_students, 0) as count_students
      from shown left join totals on totals.school_id = shown.id
      order by shown.search_name, shown.id`,
  );

const groupColumns = (sql: Sql): Fragment => sql`
  school_groups.id, school_groups.name, school_id, schools.name as school_name, schools.search_name, school_grade,
  school_grade_name(school_grade) as school_grade_name, school_year, uses_learning_path`;

/** For the classes of the page only, in the same statement. */
const groupPeople = (sql: Sql): Fragment => sql`
  coalesce((select count_students from school_group_counts where school_group_id = shown.id), 0) as count_students,
  (select coalesce(array_agg(concat_ws(' ', first_name, last_name) order by users.search_name, users.id), '{}')
    from user_roles join users on users.id = user_id
    where school_group_id = shown.id and role_type = 'teacher' and ended_at is null and disabled_at is null) as teachers`;

/** Within one year the order is the schools' own, so that the first page does not wait for the last one to be sorted. */
export async function groupsOf(sql: Sql, reach: Reach, schoolYear: number | 'this' | null, { limit, offset }: Slice) {
  const byYear = (order: Fragment) => (schoolYear === null ? sql`school_year desc, ${order}` : order);
  const isWanted = sql`archived_at is null and ${ofYear(sql, schoolYear)} and ${reaches.schoolGroups(sql, reach)}`;
  const rows = await sql<Counted<SchoolGroup>[]>`
    with shown as (
      select ${groupColumns(sql)} from school_groups join schools on schools.id = school_id
      where ${isWanted}
      order by ${byYear(sql`schools.search_name, schools.id, school_grade, school_groups.name, school_groups.id`)} limit ${limit} offset ${offset})
    select shown.*, (select count(*)::int from school_groups where ${isWanted}) as count, ${groupPeople(sql)}
    from shown order by ${byYear(sql`search_name, school_id, school_grade, shown.name, shown.id`)}`;
  return counted(rows);
}

export async function groupOf(sql: Sql, reach: Reach, id: number) {
  const [group] = await sql<SchoolGroup[]>`
    with shown as (
      select ${groupColumns(sql)} from school_groups join schools on schools.id = school_id
      where school_groups.id = ${id} and ${reaches.schoolGroups(sql, reach)})
    select shown.*, ${groupPeople(sql)} from shown`;
  return group;
}

export async function groupExists(sql: Sql, reach: Reach, id: number) {
  const [group] = await sql`select true from school_groups where id = ${id} and ${reaches.schoolGroups(sql, reach)}`;
  return group !== undefined;
}

/** Already in the order of the alphabet: folded names are plain letters, and comparing their bytes costs a tenth. */
export const membersOf = async (sql: Sql, groupId: number, name: string, { limit, offset }: Slice) =>
  counted(
    await sql<Counted<Member>[]>`
      select users.id, first_name, last_name, username, email, must_change_password, coalesce(registration, '') as registration,
        coalesce(disregard_length or disregard_genre or disregard_theme, false) as has_adaptations, count(*) over ()::int as count
      from user_roles join users on users.id = user_id left join user_profiles on user_profiles.user_id = users.id
      where school_group_id = ${groupId} and role_type = 'student' and ended_at is null and disabled_at is null
        and search_name like '%' || replace(replace(folded(${name}), '%', '\\%'), '_', '\\_') || '%'
      order by search_name collate "C", users.id limit ${limit} offset ${offset}`,
  );

/** The school year is the calendar year in Brazil, and the calendar is the one of the schools. */
const thisYear = (sql: Sql): Fragment => sql`extract(year from now() at time zone 'America/Sao_Paulo')::int`;

const ofYear = (sql: Sql, year: number | 'this' | null): Fragment =>
  year === null ? sql`true` : sql`school_year = ${year === 'this' ? thisYear(sql) : year}`;

import type { School, SchoolGroup } from '@lauda/contract/schools';
import { type Reach, reaches } from '../../db/scope';
import type { Sql } from '../../db/sql';

type Slice = { limit: number; offset: number };
type Counted<Row> = Row & { count: number };

const counted = <Row>(rows: readonly Counted<Row>[]) => ({ count: rows[0]?.count ?? 0, results: [...rows] });

export const schoolsOf = async (sql: Sql, reach: Reach, { limit, offset }: Slice) =>
  counted(
    await sql<Counted<School>[]>`
      select schools.id, schools.name, category, city, state, is_test, school_network_id, school_networks.name as school_network_name,
        count(*) over ()::int as count
      from schools join school_networks on school_networks.id = school_network_id
      where ${reaches.schools(sql, reach)}
      order by folded(schools.name), schools.id limit ${limit} offset ${offset}`,
  );

export const groupsOf = async (sql: Sql, reach: Reach, schoolYear: number | null, { limit, offset }: Slice) =>
  counted(
    await sql<Counted<SchoolGroup>[]>`
      select school_groups.id, school_groups.name, school_id, schools.name as school_name, school_grade,
        school_grade_name(school_grade) as school_grade_name, school_year, uses_learning_path, count(*) over ()::int as count
      from school_groups join schools on schools.id = school_id
      where archived_at is null and (${schoolYear}::int is null or school_year = ${schoolYear}) and ${reaches.schoolGroups(sql, reach)}
      order by school_year desc, folded(schools.name), school_grade, school_groups.name, school_groups.id limit ${limit} offset ${offset}`,
  );

export async function groupExists(sql: Sql, reach: Reach, id: number) {
  const [group] = await sql`select true from school_groups where id = ${id} and ${reaches.schoolGroups(sql, reach)}`;
  return group !== undefined;
}

type Member = { id: number; first_name: string; last_name: string; username: string; email: string };

export const membersOf = async (sql: Sql, groupId: number, name: string, { limit, offset }: Slice) =>
  counted(
    await sql<Counted<Member>[]>`
      select users.id, first_name, last_name, username, email, count(*) over ()::int as count
      from user_roles join users on users.id = user_id
      where school_group_id = ${groupId} and role_type = 'student' and ended_at is null and disabled_at is null
        and search_name like '%' || replace(replace(folded(${name}), '%', '\\%'), '_', '\\_') || '%'
      order by search_name, users.id limit ${limit} offset ${offset}`,
  );

/** The school year is the calendar year in Brazil, and the calendar is the one of the schools. */
export async function currentSchoolYear(sql: Sql) {
  const [row] = await sql<{ year: number }[]>`select extract(year from now() at time zone 'America/Sao_Paulo')::int as year`;
  return row?.year ?? null;
}

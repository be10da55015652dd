import type { CleanRow, KnownStudent } from '@lauda/domain/people/student-creation';
import type { Reach } from '../../db/scope';
import type { Sql } from '../../db/sql';
import type { Group } from './enrolment.queries';

const CREATION_LOCK = 7_206_154; // any number, the same in every release

/** One creation at a time on the whole platform, for the moment of looking and writing: usernames are told apart everywhere. */
export const lockCreation = (sql: Sql) => sql`select pg_advisory_xact_lock(${CREATION_LOCK})`;

type Wanted = { emails: string[]; registrations: string[] };

/**
 * With open scope. In reach is whoever has a student's place there now, or had the last one there and none since: a
 * student who left a class by mistake comes back with the same account. Whoever is more than a student is never in reach.
 */
export const knownStudents = (sql: Sql, reach: Reach, group: Group, { emails, registrations }: Wanted) => sql<KnownStudent[]>`
  with wanted as (
    select id from users where email_key = any (${emails}::text[]) and email <> ''
    union select user_id from user_profiles
      where school_network_id = ${group.school_network_id} and registration_key = any (${registrations}::text[]) and registration <> ''
    union select user_id from user_roles where school_group_id = ${group.id} and role_type = 'student' and ended_at is null)
  select users.id, first_name, last_name, username, email, coalesce(registration, '') as registration, birth_date,
    coalesce(user_profiles.school_network_id = ${group.school_network_id}, false) as is_of_network, disabled_at is not null as is_archived,
    exists (select from user_roles where user_id = users.id and school_group_id = ${group.id} and role_type = 'student' and ended_at is null) as is_member,
    is_only_student(users.id) and (${reach.everything} or coalesce((
      select place.school_group_id = any (${reach.school_group_ids}::int[]) or place.school_id = any (${reach.school_ids}::int[])
        or place.school_network_id = any (${reach.network_ids}::int[])
      from user_roles as place where place.user_id = users.id and place.role_type = 'student'
      order by place.ended_at is not null, (place.school_group_id = any (${reach.school_group_ids}::int[])
        or place.school_id = any (${reach.school_ids}::int[])) desc, place.id desc limit 1), false)) as is_reached
  from wanted join users using (id) left join user_profiles on user_profiles.user_id = users.id
  where users.erased_at is null`;

/** With open scope: who is already called so, with whatever number. */
export const usernamesLike = (sql: Sql, stems: string[]) => sql<{ username: string }[]>`
  select username from users where username_stem = any (${stems}::text[])`;

export async function nextUserIds(sql: Sql, count: number) {
  const rows = await sql<{ id: number }[]>`
    select nextval(pg_get_serial_sequence('users', 'id'))::int as id from generate_series(1, ${count})`;
  return rows.map(({ id }) => id);
}

export type NewStudent = CleanRow & { id: number; username: string; password_hash: string };

/** The numbers come along, since a newcomer without a role cannot be read back. */
export const insertUsers = (sql: Sql, students: readonly NewStudent[]) => sql`
  insert into users (id, username, email, first_name, last_name, password_hash, must_change_password)
  select id, username, email, first_name, last_name, password_hash, true
  from jsonb_to_recordset(${JSON.stringify(students)}::text::jsonb)
    as student (id int, username text, email text, first_name text, last_name text, password_hash text)`;

/** After the role, which brings them into the reach. */
export const insertProfiles = (sql: Sql, students: readonly NewStudent[], networkId: number) => sql`
  insert into user_profiles (user_id, school_network_id, registration, birth_date)
  select id, ${networkId}, registration, birth_date
  from jsonb_to_recordset(${JSON.stringify(students)}::text::jsonb) as student (id int, registration text, birth_date date)`;

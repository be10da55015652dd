import type { Adaptations, Student } from '@lauda/contract/students';
import { type Reach, reaches } from '../../db/scope';
import type { Sql } from '../../db/sql';

/** Exactly what the contract names, since a conflict hands it over as it is. */
export async function studentOf(sql: Sql, reach: Reach, id: number) {
  const [student] = await sql<Student[]>`
    select users.id, first_name, last_name, username, email, coalesce(registration, '') as registration, birth_date, must_change_password,
      disabled_at as archived, version,
      json_build_object('disregard_length', coalesce(disregard_length, false), 'disregard_genre', coalesce(disregard_genre, false),
        'disregard_theme', coalesce(disregard_theme, false)) as adaptations,
      (select coalesce(json_agg(json_build_object(
          'user_role_id', user_roles.id, 'school_group_id', school_groups.id, 'school_group_name', school_groups.name,
          'school_grade_name', school_grade_name(school_grade), 'school_year', school_year, 'school_id', schools.id, 'school_name', schools.name,
          'started', user_roles.created, 'ended', user_roles.ended_at
        ) order by user_roles.ended_at is not null, school_year desc, user_roles.id desc), '[]'::json)
        from user_roles join school_groups on school_groups.id = school_group_id join schools on schools.id = school_groups.school_id
        where user_id = users.id and role_type = 'student' and ${reaches.schoolGroups(sql, reach)}) as memberships
    from users left join user_profiles on user_profiles.user_id = users.id
    where users.id = ${id} and ${reaches.students(sql, reach)} and is_only_student(users.id)`;
  return student;
}

export type LockedStudent = {
  id: number;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  version: number;
  is_archived: boolean;
};

/** Held until the end, in the order of their numbers; whoever is not in the reach, or is more than a student, is left out. */
export const lockStudents = (sql: Sql, reach: Reach, ids: readonly number[]) => sql<LockedStudent[]>`
  select users.id, first_name, last_name, username, email, version, disabled_at is not null as is_archived from users
  where users.id = any (${[...ids]}::int[]) and ${reaches.students(sql, reach)} and is_only_student(users.id)
  order by users.id for no key update`;

export type PersonalData = { first_name: string; last_name: string; email: string };

export const updatePerson = (sql: Sql, id: number, data: PersonalData) => sql`
  update users set first_name = ${data.first_name}, last_name = ${data.last_name}, email = ${data.email}, version = version + 1, modified = now()
  where id = ${id}`;

/** The registration counts in the network of the student's class; who has no profile yet gets one. */
export const updateSchoolData = (sql: Sql, id: number, data: { registration: string; birth_date: string | null }) => sql`
  insert into user_profiles (user_id, school_network_id, registration, birth_date)
  values (${id}, (select school_network_id from user_roles where user_id = ${id} and role_type = 'student' order by ended_at is not null, id desc limit 1),
    ${data.registration}, ${data.birth_date})
  on conflict (user_id) do update set registration = excluded.registration, birth_date = excluded.birth_date,
    school_network_id = coalesce(user_profiles.school_network_id, excluded.school_network_id), modified = now()`;

export const updateAdaptations = (sql: Sql, id: number, { disregard_length, disregard_genre, disregard_theme }: Adaptations) => sql`
  with raised as (update users set version = version + 1, modified = now() where id = ${id})
  insert into user_profiles (user_id, disregard_length, disregard_genre, disregard_theme)
  values (${id}, ${disregard_length}, ${disregard_genre}, ${disregard_theme})
  on conflict (user_id) do update set disregard_length = excluded.disregard_length, disregard_genre = excluded.disregard_genre,
    disregard_theme = excluded.disregard_theme, modified = now()`;

export const setArchived = (sql: Sql, id: number, isArchived: boolean) => sql`
  update users set disabled_at = case when ${isArchived} then now() end, version = version + 1, modified = now() where id = ${id}`;

import type { User } from '@lauda/contract/users';
import { type Reach, reaches } from '../../db/scope';
import type { Sql } from '../../db/sql';

export type OwnData = { first_name?: string | undefined; last_name?: string | undefined; email?: string | undefined };

/** Oneself only: the id of anybody else matches nothing. */
export async function updateUser(sql: Sql, reach: Reach, id: number, data: OwnData) {
  const [updated] = await sql<User[]>`
    update users set first_name = coalesce(${data.first_name ?? null}, first_name), last_name = coalesce(${data.last_name ?? null}, last_name),
      email = coalesce(${data.email ?? null}, email), modified = now()
    where id = ${id} and ${reaches.oneself(sql, reach, 'users.id')}
    returning id, first_name, last_name, email, username, is_superuser, is_staff,
      (select json_build_object('profile_id', user_profiles.id, 'phone', phone, 'birth_date', birth_date, 'pronouns', pronouns)
        from user_profiles where user_id = users.id) as user_profile`;
  return updated;
}

/** Puts the role before all others of its owner. */
export async function putRoleFirst(sql: Sql, userId: number, roleId: number) {
  const [role] = await sql`
    update user_roles set position = (select min(position) - 1 from user_roles where user_id = ${userId})
    where id = ${roleId} and user_id = ${userId} and ended_at is null
    returning id`;
  return role !== undefined;
}

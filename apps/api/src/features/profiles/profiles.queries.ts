import type { userProfile } from '@lauda/contract/users';
import type { z } from 'zod';
import { type Reach, reaches } from '../../db/scope';
import type { Sql } from '../../db/sql';

type Profile = z.infer<typeof userProfile>;
export type ProfileData = { phone?: string | undefined; birth_date?: string | null | undefined; pronouns?: string | undefined };

export async function profileOf(sql: Sql, reach: Reach, userId: number) {
  const [profile] = await sql<Profile[]>`
    select user_profiles.id as profile_id, phone, birth_date, pronouns from user_profiles
    join users on users.id = user_profiles.user_id
    where users.id = ${userId} and ${reaches.users(sql, reach)}`;
  return profile;
}

/** Nothing comes back when there already was one. */
export async function createProfile(sql: Sql, userId: number, data: ProfileData) {
  const [profile] = await sql<Profile[]>`
    insert into user_profiles (user_id, phone, birth_date, pronouns)
    values (${userId}, ${data.phone ?? ''}, ${data.birth_date ?? null}, ${data.pronouns ?? ''})
    on conflict (user_id) do nothing
    returning id as profile_id, phone, birth_date, pronouns`;
  return profile;
}

export async function updateProfile(sql: Sql, reach: Reach, id: number, data: ProfileData) {
  const [profile] = await sql<Profile[]>`
    update user_profiles set phone = coalesce(${data.phone ?? null}, phone), pronouns = coalesce(${data.pronouns ?? null}, pronouns),
      birth_date = case when ${data.birth_date !== undefined} then ${data.birth_date ?? null}::date else birth_date end, modified = now()
    where id = ${id} and ${reaches.oneself(sql, reach, 'user_profiles.user_id')}
    returning id as profile_id, phone, birth_date, pronouns`;
  return profile;
}

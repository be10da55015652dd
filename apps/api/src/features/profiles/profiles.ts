import { messages } from '@lauda/contract/messages';
import type { Reach } from '../../db/scope';
import type { Sql } from '../../db/sql';
import { conflict, notFound } from '../../problems';
import { createProfile, type ProfileData, profileOf, updateProfile } from './profiles.queries';

export async function readProfile(sql: Sql, reach: Reach, userId: number) {
  const profile = await profileOf(sql, reach, userId);
  if (!profile) throw notFound();
  return profile;
}

export async function openProfile(sql: Sql, reach: Reach, userId: number, data: ProfileData) {
  const profile = await createProfile(sql, userId, data);
  if (!profile) throw conflict(messages.profileExists, await profileOf(sql, reach, userId));
  return profile;
}

export async function changeProfile(sql: Sql, reach: Reach, id: number, data: ProfileData) {
  const profile = await updateProfile(sql, reach, id, data);
  if (!profile) throw notFound();
  return profile;
}

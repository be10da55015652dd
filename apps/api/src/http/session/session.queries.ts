import type { CurrentUser } from '@lauda/contract/users';
import type { Opening } from '../../db/lane';
import type { Sql } from '../../db/sql';

/** What the opening answers. Texts, so that nobody reads them again who has read the same before. */
export type SessionRow = { session_id: number; csrf_hash: Buffer; user: string; user_roles: string };

/** `user` and `user_roles` of `/me/`, for a row of `users`. */
const USER = `
  json_build_object(
    'id', users.id, 'first_name', users.first_name, 'last_name', users.last_name, 'email', users.email, 'username', users.username,
    'is_superuser', users.is_superuser, 'is_staff', users.is_staff, 'must_change_password', users.must_change_password,
    'must_accept_terms', exists (select from terms where not exists (select from terms_acceptances
      where terms_acceptances.user_id = users.id and terms_acceptances.parameter = terms.parameter and terms_acceptances.version = terms.version)),
    'user_profile', (select json_build_object('profile_id', user_profiles.id, 'phone', phone, 'birth_date', birth_date, 'pronouns', pronouns)
      from user_profiles where user_profiles.user_id = users.id)
  )`;
const USER_ROLES = `
  (select coalesce(json_agg(json_build_object(
      'id', user_roles.id, 'role_type', role_type, 'contract_type', contract_type, 'plan_type', plan_type,
      'school', schools.id, 'school_name', schools.name, 'school_category', schools.category,
      'school_is_test', coalesce(schools.is_test, false), 'school_is_allowed_to_edit_tests', coalesce(schools.is_allowed_to_edit_tests, false),
      'school_review_flow', schools.review_flow,
      'school_group', school_groups.id, 'school_group_name', school_groups.name,
      'school_grade', school_groups.school_grade, 'school_grade_name', school_grade_name(school_groups.school_grade),
      'school_network_id', school_networks.id, 'school_network_name', school_networks.name,
      'network_logo', school_networks.logo, 'network_accent', school_networks.accent
    ) order by user_roles.position, user_roles.id), '[]'::json)
    from user_roles
    left join school_groups on school_groups.id = user_roles.school_group_id
    left join schools on schools.id = user_roles.school_id
    left join school_networks on school_networks.id = user_roles.school_network_id
    where user_roles.user_id = users.id and user_roles.ended_at is null and school_groups.archived_at is null
  )`;

/**
 * Who holds this access token, with roles, in one statement, which goes out with the beginning of every request's
 * transaction (see `db/lane`).
 */
const PREPARE = `
  prepare lauda_session (bytea) as
  select sessions.id as session_id, session_tokens.csrf_hash, ${USER}::text as user, ${USER_ROLES}::text as user_roles
  from session_tokens
  join sessions on sessions.id = session_tokens.session_id
  join users on users.id = sessions.user_id
  where session_tokens.access_hash = $1 and session_tokens.access_expires_at > now()
    and sessions.ended_at is null and sessions.expires_at > now() and users.disabled_at is null`;

/** Only digits of a hash get into the text. */
export const sessionOpening = (accessHash: string): Opening => {
  if (!/^[0-9a-f]{64}$/.test(accessHash)) throw new Error('not a hash');
  return { prepare: PREPARE, execute: `execute lauda_session('\\x${accessHash}')` };
};

/**
 * Whose session this was, while it is fresh in memory: a change of password ends the session that asked for it, and
 * the same request repeated by a proxy must still get its answer.
 */
export async function formerOwnerOf(sql: Sql, accessHash: Buffer, csrfHash: Buffer) {
  const [former] = await sql<{ user_id: number }[]>`
    select sessions.user_id from session_tokens join sessions on sessions.id = session_tokens.session_id
    where access_hash = ${accessHash} and csrf_hash = ${csrfHash} and ended_at > now() - interval '10 minutes'`;
  return former?.user_id;
}

export async function currentUserOf(sql: Sql, userId: number): Promise<CurrentUser | undefined> {
  const [row] = await sql<
    CurrentUser[]
  >`select ${sql.unsafe(USER)} as user, ${sql.unsafe(USER_ROLES)} as user_roles from users where users.id = ${userId} and users.disabled_at is null`;
  return row && { is_authenticated: true, user: row.user, user_roles: row.user_roles };
}

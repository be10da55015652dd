import type { CurrentUser } from '@lauda/contract/users';
import type { Opening } from '../../db/lane';
import { FREELY_COLUMNS } from '../../db/planned-by-key';
import { type Reach, settingsOf } from '../../db/scope';
import type { Sql } from '../../db/sql';

/**
 * What the opening answers. Texts, so that nobody reads them again who has read the same before. `stamp` is the sum of the stamps of all
 * that the answer rests `on`: as long as it is the same, so is the answer, but for the end of the session itself.
 */
export type SessionRow = { session_id: number; csrf_hash: Buffer; user: string; user_roles: string; rests_on: string; stamp: string };

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

const LIVE_TOKEN = `
  session_tokens join sessions on sessions.id = session_tokens.session_id
  where session_tokens.access_hash = $1 and session_tokens.access_expires_at > now() and sessions.ended_at is null and sessions.expires_at > now()`;
const STAMP = (on: string) => `(select coalesce(sum(stamp), 0) from stamps where about = any (${on}))`;

/**
 * Who holds this access token, with roles, in one statement, which goes out with the beginning of a request's transaction (see `db/lane`).
 * The networks of all roles count, for a class that is hidden in the archive may come out of it.
 */
const PREPARE = `
  prepare lauda_session (bytea) as
  select session_id, csrf_hash, ${USER}::text as user, ${USER_ROLES}::text as user_roles, rests_on::text, ${STAMP('rests_on')}::text as stamp
  from (select sessions.id as session_id, csrf_hash, user_id from ${LIVE_TOKEN}) as token
  join users on users.id = token.user_id
  cross join lateral (select array[0, users.id]
    || array(select distinct -school_network_id from user_roles where user_roles.user_id = users.id and ended_at is null and school_network_id > 0) as rests_on) as ground
  where users.disabled_at is null`;

const digitsOf = (accessHash: string) => {
  if (!/^[0-9a-f]{64}$/.test(accessHash)) throw new Error('not a hash');
  return `'\\x${accessHash}'`;
};

/** Only digits of a hash get into the text. */
export const sessionOpening = (accessHash: string): Opening => ({
  prepare: PREPARE,
  execute: `execute lauda_session(${digitsOf(accessHash)})`,
});

/** Whether the holder of this token is who they were, under the scope that they had. */
const prepareKnown = (name: string, columns: string, otherwise: string) => `
  prepare ${name} (bytea, integer[], numeric, text, text) as
  select ${columns} set_config('lauda.everything', $4, true), set_config('lauda.scope', $5, true),
    case when exists (select from ${LIVE_TOKEN}) and ${STAMP('$2')} = $3 then true else ${otherwise} end as is_same`;
const KNOWN = {
  'read only': { name: 'lauda_known', prepare: prepareKnown('lauda_known', `${FREELY_COLUMNS},`, 'false') },
  // A write may have its commit sent along: it must fail here, or not at all.
  'read write': { name: 'lauda_known_or_not', prepare: prepareKnown('lauda_known_or_not', '', 'not_as_known()') },
};

export function knownOpening(accessHash: string, { rests_on, stamp }: SessionRow, reach: Reach, mode: keyof typeof KNOWN): Opening {
  const { name, prepare } = KNOWN[mode];
  const { everything, scope } = settingsOf(reach);
  return {
    prepare,
    execute: `execute ${name}(${digitsOf(accessHash)},'${rests_on}',${stamp},'${everything}','${scope}')`,
    setsScope: true,
  };
}

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

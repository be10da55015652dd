import type { Sql } from '../../db/sql';
import { sha256, type Tokens } from '../../http/session/tokens';

/** A quarter of an hour of access, eight hours without a sign of life, thirty days in all. */
const ACCESS = '15 minutes';
const IDLE = '8 hours';
const ABSOLUTE = '30 days';
/** How long the tab that lost the race still gets the winner's tokens. */
const GRACE = '10 seconds';

export async function createSession(sql: Sql, userId: number) {
  const [session] = await sql<{ id: number }[]>`
    insert into sessions (user_id, expires_at) values (${userId}, now() + ${ABSOLUTE}::interval) returning id`;
  return (session as { id: number }).id; // an insert returns its row
}

export const addTokens = (sql: Sql, sessionId: number, tokens: Tokens) => sql`
  insert into session_tokens (session_id, access_hash, refresh_hash, csrf_hash, access_expires_at, refresh_expires_at)
  values (${sessionId}, ${sha256(tokens.access)}, ${sha256(tokens.refresh)}, ${sha256(tokens.csrf)}, now() + ${ACCESS}::interval, now() + ${IDLE}::interval)`;

export type RefreshRow = { id: number; session_id: number; csrf_hash: Buffer; is_alive: boolean; is_used: boolean; is_graced: boolean };

/** Locks the session, so that two tabs are served one after the other. */
export async function lockRefresh(sql: Sql, refresh: string, successor: string) {
  const [row] = await sql<RefreshRow[]>`
    select token.id, token.session_id, token.csrf_hash,
      sessions.ended_at is null and sessions.expires_at > now() and token.refresh_expires_at > now() and users.disabled_at is null as is_alive,
      token.used_at is not null as is_used,
      token.used_at > now() - ${GRACE}::interval
        and exists (select from session_tokens next where next.refresh_hash = ${sha256(successor)} and next.used_at is null) as is_graced
    from session_tokens token
    join sessions on sessions.id = token.session_id
    join users on users.id = sessions.user_id
    where token.refresh_hash = ${sha256(refresh)}
    for update of sessions`;
  return row;
}

/** Requests already on their way with the old access token still arrive. */
export const retireTokens = (sql: Sql, tokenId: number) => sql`
  update session_tokens set used_at = now(), access_expires_at = least(access_expires_at, now() + ${GRACE}::interval) where id = ${tokenId}`;

export type EndReason = 'logout' | 'password' | 'replay' | 'revoked';

export const endSession = (sql: Sql, sessionId: number, reason: EndReason) => sql`
  update sessions set ended_at = now(), end_reason = ${reason} where id = ${sessionId} and ended_at is null`;

/** By whichever of the two the browser still has. */
export const endSessionOfTokens = (
  sql: Sql,
  { access = '', refresh = '' }: { access: string | undefined; refresh: string | undefined },
) => sql`
  update sessions set ended_at = now(), end_reason = 'logout'
  where ended_at is null and id in (select session_id from session_tokens
    where refresh_hash = ${sha256(refresh)} or access_hash = ${sha256(access)})`;

export const endSessionsOfUser = (sql: Sql, userId: number, reason: EndReason) => sql`
  update sessions set ended_at = now(), end_reason = ${reason} where user_id = ${userId} and ended_at is null`;

import type { Database } from '../src/db/sql';
import { randomToken, sha256, type Tokens, tokensFrom } from '../src/http/tokens';

/** A session without the door: for those whom the door refuses, and where a login costs too much. */
export async function openSession(owner: Database, secretKey: string, userId: number, minutes = 15): Promise<Tokens> {
  const tokens = tokensFrom(secretKey, randomToken());
  await owner`
    with session as (insert into sessions (user_id, expires_at) values (${userId}, now() + interval '30 days') returning id)
    insert into session_tokens (session_id, access_hash, refresh_hash, csrf_hash, access_expires_at, refresh_expires_at)
    select id, ${sha256(tokens.access)}, ${sha256(tokens.refresh)}, ${sha256(tokens.csrf)}, now() + ${minutes}::int * interval '1 minute', now() + interval '8 hours' from session`;
  return tokens;
}

/** Long enough for any measure. */
const MEASURE_MINUTES = 300;

/** The header of a request of theirs, and what writes send besides. */
export async function cookieOf(owner: Database, secretKey: string, userId: number) {
  const { access, csrf } = await openSession(owner, secretKey, userId, MEASURE_MINUTES);
  return { cookie: `sessionid=${access}; csrftoken=${csrf}`, csrf };
}

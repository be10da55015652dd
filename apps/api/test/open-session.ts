import type { Database } from '../src/db/sql';
import { randomToken, sha256, type Tokens, tokensFrom } from '../src/http/session/tokens';

/** A session without the door: for those whom the door refuses, and where a login costs too much. */
export async function openSession(owner: Database, secretKey: string, userId: number, minutes = 15): Promise<Tokens> {
  const [tokens] = await openSessions(owner, secretKey, userId, 1, minutes);
  return tokens as Tokens; // one was asked for
}

/** As many of them at once. */
export async function openSessions(owner: Database, secretKey: string, userId: number, count: number, minutes = 15): Promise<Tokens[]> {
  const all = Array.from({ length: count }, () => tokensFrom(secretKey, randomToken()));
  const hashes = (of: keyof Tokens) => all.map((tokens) => sha256(tokens[of]).toString('hex'));
  await owner`
    with opened as (
      insert into sessions (user_id, expires_at) select ${userId}, now() + interval '30 days' from generate_series(1, ${count}::int) returning id),
    numbered as (select id, row_number() over (order by id) as place from opened)
    insert into session_tokens (session_id, access_hash, refresh_hash, csrf_hash, access_expires_at, refresh_expires_at)
    select id, decode(access, 'hex'), decode(refresh, 'hex'), decode(csrf, 'hex'),
      now() + ${minutes}::int * interval '1 minute', now() + interval '8 hours'
    from numbered join unnest(${hashes('access')}::text[], ${hashes('refresh')}::text[], ${hashes('csrf')}::text[])
      with ordinality as made (access, refresh, csrf, place) using (place)`;
  return all;
}

/** Long enough for any measure. */
const MEASURE_MINUTES = 300;

/** The header of a request of theirs, and what writes send besides. */
export async function cookieOf(owner: Database, secretKey: string, userId: number) {
  const { access, csrf } = await openSession(owner, secretKey, userId, MEASURE_MINUTES);
  return { cookie: `sessionid=${access}; csrftoken=${csrf}`, csrf };
}

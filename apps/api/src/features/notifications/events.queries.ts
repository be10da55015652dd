import type { Sql } from '../../db/sql';

/** Which of these access tokens still open the door, as for any request (see `http/session.queries`). Digits of hashes. */
export const tokensInForce = async (sql: Sql, hashes: readonly string[]) =>
  new Set(
    (
      await sql<{ hash: string }[]>`
        select encode(access_hash, 'hex') as hash from session_tokens
        join sessions on sessions.id = session_tokens.session_id join users on users.id = sessions.user_id
        where access_hash in (select decode(given, 'hex') from unnest(${[...hashes]}::text[]) as given)
          and access_expires_at > now() and sessions.ended_at is null and sessions.expires_at > now() and users.disabled_at is null`
    ).map(({ hash }) => hash),
  );

/** The year of the schools, which is the one that the bell shows. */
export const yearNow = () => Number(new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric' }));

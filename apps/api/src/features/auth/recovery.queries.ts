import type { Sql } from '../../db/sql';

export async function ownerOfEmail(sql: Sql, email: string) {
  const [owner] = await sql<{ id: number; first_name: string; email: string }[]>`
    select id, first_name, email from users where email_key = ${email.toLowerCase()} and email <> '' and disabled_at is null`;
  return owner;
}

/** One link at a time: asking again closes the former. */
export const addPasswordToken = (sql: Sql, userId: number, tokenHash: Buffer) => sql`
  with former as (update password_tokens set used_at = now() where user_id = ${userId} and used_at is null)
  insert into password_tokens (token_hash, user_id, expires_at) values (${tokenHash}, ${userId}, now() + interval '60 minutes')`;

export async function isUsable(sql: Sql, tokenHash: Buffer) {
  const [token] = await sql`select true from password_tokens where token_hash = ${tokenHash} and used_at is null and expires_at > now()`;
  return token !== undefined;
}

export async function useToken(sql: Sql, tokenHash: Buffer) {
  const [used] = await sql<{ user_id: number }[]>`
    update password_tokens set used_at = now() where token_hash = ${tokenHash} and used_at is null and expires_at > now() returning user_id`;
  return used?.user_id;
}

import type { Sql } from '../../db/sql';

/** In the same transaction as the new password, and not by a job: between the two the old sessions would still be open. */
export const endAccess = (sql: Sql, ids: readonly number[], reason: 'password' | 'revoked') => sql`
  with links as (update password_tokens set used_at = now() where user_id = any (${[...ids]}::int[]) and used_at is null)
  update sessions set ended_at = now(), end_reason = ${reason} where user_id = any (${[...ids]}::int[]) and ended_at is null`;

/** Temporary ones: the first access asks for another. */
export const setFirstPasswords = (sql: Sql, hashes: readonly { id: number; password_hash: string }[]) => sql`
  update users set password_hash = given.password_hash, must_change_password = true, modified = now()
  from jsonb_to_recordset(${JSON.stringify(hashes)}::text::jsonb) as given (id int, password_hash text)
  where users.id = given.id`;

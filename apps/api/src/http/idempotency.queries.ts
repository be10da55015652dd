import type { Sql } from '../db/sql';

type Kept = { request_hash: Buffer; status: number; body: string | null };

/** True for the first request under this key. A second one waits here until the first has committed or failed. */
export async function claimKey(sql: Sql, owner: Buffer, key: string, requestHash: Buffer) {
  const [claimed] = await sql`
    insert into idempotency_keys (owner_hash, key, request_hash) values (${owner}, ${key}, ${requestHash})
    on conflict do nothing returning true`;
  return claimed !== undefined;
}

export async function keptAnswer(sql: Sql, owner: Buffer, key: string) {
  const [kept] = await sql<Kept[]>`select request_hash, status, body from idempotency_keys where owner_hash = ${owner} and key = ${key}`;
  return kept;
}

export const keepAnswer = (sql: Sql, owner: Buffer, key: string, status: number, body: string | null) => sql`
  update idempotency_keys set status = ${status}, body = ${body} where owner_hash = ${owner} and key = ${key}`;

/** After a refusal that commits: the same key may be tried again. */
export const releaseKey = (sql: Sql, owner: Buffer, key: string) =>
  sql`delete from idempotency_keys where owner_hash = ${owner} and key = ${key}`;

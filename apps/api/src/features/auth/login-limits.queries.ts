import type { Sql } from '../../db/sql';

/** Until the end of the transaction; the first eight bytes of the hash are key enough. */
export const lockAccount = (sql: Sql, account: Buffer) =>
  sql`select pg_advisory_xact_lock(${account.readBigInt64BE(0).toString()}::bigint)`;

type Failures = { count: number; since_last: number; until_oldest_leaves: number; of_address: number; address_free_in: number };

export async function failuresOf(sql: Sql, account: Buffer, address: Buffer, windowSeconds: number): Promise<Failures> {
  const [failures] = await sql<Failures[]>`
    with recent as (
      select account_hash = ${account} as of_account, address_hash = ${address} as of_address, happened
      from login_failures
      where happened > now() - make_interval(secs => ${windowSeconds}) and (account_hash = ${account} or address_hash = ${address})
    )
    select count(*) filter (where of_account)::int as count,
      coalesce(extract(epoch from now() - max(happened) filter (where of_account)), 0)::float as since_last,
      coalesce(${windowSeconds} - extract(epoch from now() - min(happened) filter (where of_account)), 0)::float as until_oldest_leaves,
      count(*) filter (where of_address)::int as of_address,
      coalesce(${windowSeconds} - extract(epoch from now() - min(happened) filter (where of_address)), 0)::float as address_free_in
    from recent`;
  return failures as Failures; // an aggregate without group by always has its row
}

export const recordFailure = (sql: Sql, account: Buffer, address: Buffer) =>
  sql`insert into login_failures (account_hash, address_hash) values (${account}, ${address})`;

export const forgetFailures = (sql: Sql, account: Buffer) => sql`delete from login_failures where account_hash = ${account}`;

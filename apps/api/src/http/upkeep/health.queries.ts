import type { Sql } from '../../db/sql';

export async function databaseHealth(sql: Sql) {
  const [row] = await sql<{ migrations: string[]; is_durable: boolean }[]>`
    select (select coalesce(array_agg(name order by name), '{}') from schema_migrations) as migrations,
      current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off' as is_durable`;
  return row;
}

import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';

export const TEMPLATE = 'lauda_template';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A database of one's own, migrated and empty. */
export const createTestDatabase = () => databaseFrom(TEMPLATE);

/** A database of one's own without any table, for tests of the migrations themselves. */
export const createEmptyDatabase = () => databaseFrom('template1');

async function databaseFrom(template: string): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(serverUrl, (sql) => sql`create database ${sql(name)} template ${sql(template)}`);
  return {
    url: serverUrl.replace(/\/lauda$/, `/${name}`),
    drop: () => run(serverUrl, (sql) => sql`drop database ${sql(name)} with (force)`),
  };
}

async function run(url: string, work: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

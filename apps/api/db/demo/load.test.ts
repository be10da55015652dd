import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '../../src/db/sql';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { loadDemonstration } from './load';

const now = new Date('2026-11-15T12:00:00-03:00');
const lines: string[] = [];
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  console.time('load');
  await loadDemonstration(database.url, (line) => lines.push(line), now);
  console.timeEnd('load');
  console.log(lines);
});
afterAll(() => database.drop());

test('x', async () => {
  const sql = openAsOwner(database.url, 'x');
  console.log(await sql`select relname, n_live_tup from pg_stat_user_tables order by 1`);
  console.log(await sql`select count(*)::int, school_year from school_groups group by 2`);
  console.log((await sql`select username, first_name, last_name, email from users order by md5(id::text) limit 60`).map((r) => Object.values(r).join(' | ')).join('\n'));
  console.log(await sql`select role_type, ended_at is null as open, count(*)::int, count(distinct user_id)::int as people from user_roles group by 1,2 order by 1,2`);
  await sql.end();
  expect(1).toBe(1);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database';
import { migrate } from './migrate';

let folder: string;
let database: TestDatabase;
let sql: Sql;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lauda-migrations-'));
  database = await createEmptyDatabase();
  sql = postgres(database.url, { max: 3, onnotice: () => {} });
});

afterEach(async () => {
  await sql.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, statements: string) => writeFileSync(join(folder, name), statements);
const run = (onProgress?: (line: string) => void) => migrate(database.url, { folder, ...(onProgress ? { onProgress } : {}) });

test('migrations run once, in order, several statements each', async () => {
  write('0002_b.sql', 'alter table a add column name text; create index on a (name);');
  write('0001_a.sql', 'create table a (id int primary key);');
  write('notes.txt', 'not a migration');
  expect(await run()).toEqual(['0001_a.sql', '0002_b.sql']);
  expect(await run()).toEqual([]);
  write('0003_c.sql', 'drop table a;');
  expect(await run()).toEqual(['0003_c.sql']);
});

test('of five starters at once, one migrates', async () => {
  write('0001_slow.sql', 'create table a (id int); select pg_sleep(0.2);');
  const answers = await Promise.all([run(), run(), run(), run(), run()]);
  expect(answers.flat()).toEqual(['0001_slow.sql']);
  expect(await sql`select name from schema_migrations`).toHaveLength(1);
});

test('a file that changed after it was applied is refused by name', async () => {
  write('0001_a.sql', 'create table a (id int);');
  await run();
  write('0001_a.sql', 'create table a (id bigint);');
  await expect(run()).rejects.toThrow(/A migração 0001_a\.sql já foi aplicada e o arquivo mudou/);
});

test('a file that comes before an applied one is refused, and so is a number used twice', async () => {
  write('0002_b.sql', 'create table b (id int);');
  await run();
  write('0001_a.sql', 'create table a (id int);');
  await expect(run()).rejects.toThrow('A migração 0001_a.sql vem antes de 0002_b.sql');
  write('0002_a.sql', 'create table a (id int);');
  await expect(run()).rejects.toThrow('As migrações 0002_a.sql e 0002_b.sql têm o mesmo número.');
});

test('a migration that fails leaves nothing of itself, and keeps those before it', async () => {
  write('0001_a.sql', 'create table a (id int);');
  write('0002_b.sql', 'create table b (id int); select 1 / 0;');
  await expect(run()).rejects.toThrow(/0002_b\.sql falhou.*division by zero/);
  const [found] = await sql`select to_regclass('a') is not null as a, to_regclass('b') is not null as b`;
  expect(found).toEqual({ a: true, b: false });
});

test('a table in use is waited for in short turns', async () => {
  write('0001_a.sql', 'create table a (id int);');
  await run();
  write('0002_b.sql', 'alter table a add column name text;');
  const lines: string[] = [];
  const reader = sql.begin(async (transaction) => {
    await transaction`select * from a`;
    await expect.poll(() => lines.length, { timeout: 8000 }).toBeGreaterThan(0);
  });
  const applied = run((line) => lines.push(line));
  await reader;
  expect(await applied).toEqual(['0002_b.sql']);
  expect(lines[0]).toContain('esperando uma tabela em uso');
});

test('the role of the API may use the tables, owns none, and cannot touch the list of migrations', async () => {
  write(
    '0001_a.sql',
    'create table a (id int generated always as identity, name text); create table kept (id int); revoke delete on kept from lauda_app;',
  );
  await run();
  write('0002_b.sql', 'create table b (id serial);');
  await run();
  const [role] = await sql`select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = 'lauda_app'`;
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcanlogin: false });
  const as = (work: (transaction: TransactionSql) => Promise<unknown>) =>
    sql.begin(async (transaction) => {
      await transaction`set local role lauda_app`;
      await work(transaction);
    });
  await as((transaction) => transaction`insert into a (name) values ('x')`);
  await as((transaction) => transaction`insert into b default values`);
  await as((transaction) => transaction`select * from schema_migrations`);
  await expect(as((transaction) => transaction`delete from kept`)).rejects.toThrow('permission denied');
  await expect(as((transaction) => transaction`delete from schema_migrations`)).rejects.toThrow('permission denied');
  await expect(as((transaction) => transaction`create table mine (id int)`)).rejects.toThrow('permission denied');
  expect(await sql`select 1 from pg_tables where tableowner = 'lauda_app'`).toHaveLength(0);
});

test('an owner of the database who is no superuser can migrate when the role stands ready', async () => {
  write('0001_a.sql', 'create table a (id int);');
  await run();
  await sql.unsafe(`drop table a, schema_migrations; do $$ begin create role plain_owner login password 'x'; exception when duplicate_object then null; end $$;
    grant create on schema public to plain_owner; grant usage on schema public to plain_owner with grant option; grant lauda_app to plain_owner`);
  const url = database.url.replace(/postgres:[0-9a-f]+@/, 'plain_owner:x@');
  expect(await migrate(url, { folder })).toEqual(['0001_a.sql']);
  await sql`drop owned by plain_owner`;
});

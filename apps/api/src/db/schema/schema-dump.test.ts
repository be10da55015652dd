import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../../../test/database';
import { describeSchema } from './describe-schema';
import { migrate } from './migrate';

test('db/schema.sql shows the database as the migrations make it (else: npm run db:migrate)', async () => {
  const database = await createTestDatabase();
  expect(await describeSchema(database.url)).toBe(readFileSync(new URL('../../../db/schema.sql', import.meta.url), 'utf8'));
  await database.drop();
});

test('the description holds whatever a migration can make', async () => {
  const database = await createEmptyDatabase();
  await migrate(database.url, { folder: new URL('..', import.meta.url).pathname });
  const sql = postgres(database.url, { max: 1 });
  await sql.unsafe(`
    create type colour as enum ('red', 'blue');
    create function twice(n int) returns int language sql immutable return n * 2;
    create table parents (id int primary key);
    create table children (
      id bigint generated always as identity primary key,
      parent_id int not null references parents on delete cascade,
      shade colour default 'red',
      size int check (size > 0),
      double_size int generated always as (size * 2) stored,
      unique (parent_id, size)
    );
    comment on table children is 'Small ones';
    create index children_by_shade on children (shade) where size > 3;
    alter table children enable row level security, force row level security;
    create policy reach on children for select to lauda_app using (size > 1);
    revoke delete on children from lauda_app;
    create view big_children as select id from children where size > 9;`);
  await sql.end();
  const text = await describeSchema(database.url);
  await database.drop();
  for (const expected of [
    `create type colour as enum ('red', 'blue');`,
    'FUNCTION public.twice(n integer)',
    '-- Small ones\ncreate table children (\n  id bigint generated always as identity not null,\n  parent_id integer not null,',
    `  shade colour default 'red'::colour,`,
    '  double_size integer generated always as ((size * 2)) stored,',
    '  constraint children_parent_id_size_key UNIQUE (parent_id, size),\n  constraint children_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES parents(id) ON DELETE CASCADE,',
    'CHECK (size > 0)',
    'alter table children enable row level security, force row level security;',
    'CREATE INDEX children_by_shade ON children USING btree (shade) WHERE (size > 3);',
    'create policy reach on children for select to lauda_app using ((size > 1));',
    '-- lauda_app may: select, insert, update',
    'create view big_children as',
  ]) {
    expect(text).toContain(expected);
  }
  expect(text).toContain('-- lauda_app may: select\n'); // schema_migrations
});

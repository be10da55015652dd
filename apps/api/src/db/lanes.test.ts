import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { type Lanes, openLanes } from './lanes';
import { type Database, openAsOwner, type Sql } from './sql';

let database: TestDatabase;
let owner: Database;
let lanes: Lanes;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openAsOwner(database.url, 'test');
  await owner`insert into school_networks (name) values ('Rede')`;
});
afterAll(async () => {
  await lanes.end();
  await owner.end();
  await database.drop();
});
const open = async (options: { max: number; deadlineMs?: number }) => {
  await lanes?.end();
  lanes = openLanes(database.url, { name: 'lauda-lanes', ...options });
};

const read = { mode: 'read only', isDoor: false } as const;
const write = { mode: 'read write', isDoor: false } as const;
const door = { mode: 'read write', isDoor: true } as const;
const settings = async (sql: Sql) => {
  const [row] = await sql<{ pid: number; everything: string; scope: string; read_only: string }[]>`
    select pg_backend_pid() as pid, coalesce(current_setting('lauda.everything', true), '') as everything,
      coalesce(current_setting('lauda.scope', true), '') as scope, current_setting('transaction_read_only') as read_only`;
  return row;
};
const openTransactions = async () =>
  (await owner`select from pg_stat_activity where application_name = 'lauda-lanes' and state like 'idle in transaction%'`).length;

test('a transaction goes on with the scope that it was given, and the next knows nothing of it', async () => {
  await open({ max: 2 });
  const prepare = "prepare of_a_test (text) as select set_config('lauda.scope', $1, true)";
  const opening = { prepare, execute: "execute of_a_test('7;{};{};{1,2};{};{}')", setsScope: true };
  const first = await lanes.run({ ...read, opening }, settings);
  expect(first).toMatchObject({ everything: '', scope: '7;{};{};{1,2};{};{}', read_only: 'on' });
  const second = await lanes.run(write, settings);
  expect(second).toEqual({ pid: first?.pid, everything: 'on', scope: '', read_only: 'off' });
});

test('a read is ended within a moment, though nobody waited for it', async () => {
  await lanes.run(read, (sql) => sql`select 1`);
  await expect.poll(openTransactions, { interval: 5 }).toBe(0);
  await owner`set lock_timeout = '1s'`;
  await owner`alter table school_networks add column of_a_test text`; // waits for nobody
});

test('a failure takes back what was written, and leaves the connection clean', async () => {
  const failing = lanes.run(write, async (sql) => {
    await sql`insert into school_networks (name) values ('de ninguém')`;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(lanes.run(write, (sql) => sql`select 1 / 0`)).rejects.toThrow(/division/);
  expect(await lanes.run(read, (sql) => sql`select name from school_networks`)).toHaveLength(1);
});

test('a question that comes after the end of its transaction is refused, and is nobody else’s', async () => {
  const kept = await lanes.run(read, async (sql) => ({ sql }));
  expect(() => kept.sql`select 1`).toThrow(/is over/);
  expect(() => kept.sql.unsafe('select 1')).toThrow(/is over/);
});

test('a connection that is lost fails its own transaction only, in the middle of it too', async () => {
  const cutOff = lanes.run(write, async (sql) => {
    const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await owner`select pg_terminate_backend(${own?.pid ?? 0})`;
    await sleep(50);
    await sql`insert into school_networks (name) values ('sem transação')`;
  });
  await expect(cutOff).rejects.toMatchObject({ code: expect.stringMatching(/^(57P01|CONNECTION_|ECONN|EPIPE)/) });
  await sleep(50);
  expect(await lanes.run(read, (sql) => sql`select name from school_networks`)).toHaveLength(1);
});

test('when every lane is taken, others wait their turn and the doors do not (REL-23)', async () => {
  await open({ max: 4, deadlineMs: 3000 });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = [1, 2].map(() => lanes.run(read, () => held));
  const order: string[] = [];
  const third = lanes.run(read, async () => void order.push('other'));
  await lanes.run(door, async () => void order.push('door'));
  expect([lanes.taken(), lanes.waiting(), order]).toEqual([2, 1, ['door']]);
  release();
  await Promise.all([...first, third]);
  expect(order).toEqual(['door', 'other']);
});

test('what takes too long is given up and undone; whoever waited too long is told; who is one too many is told at once', async () => {
  await open({ max: 2, deadlineMs: 400 });
  const slow = lanes.run(write, async (sql) => {
    await sql`insert into school_networks (name) values ('tarde demais')`;
    await sql`select pg_sleep(2)`;
  });
  const waiting = Array.from({ length: 100 }, () => lanes.run(read, (sql) => sql`select 1`).catch((error) => error.kind));
  const started = performance.now();
  await expect(lanes.run(read, async () => {})).rejects.toMatchObject({ kind: 'unavailable' });
  expect(performance.now() - started).toBeLessThan(200);
  await expect(slow).rejects.toMatchObject({ kind: 'unavailable' });
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['unavailable']));
  expect(await lanes.run(read, (sql) => sql`select name from school_networks`)).toHaveLength(1);
});

test('whoever has asked the last is committed in the same breath, and asks nothing more', async () => {
  await open({ max: 2 });
  const named = async (name: string) => (await owner`select from school_networks where name = ${name}`).length;
  const late = await lanes.run(write, async (sql, _, settle) => {
    const asked = sql`insert into school_networks (name) values ('de uma vez')`.execute();
    settle();
    await asked;
    return Promise.resolve()
      .then(() => sql`select 1`)
      .catch((error: Error) => error.message);
  });
  expect([late, await named('de uma vez')]).toEqual(['the transaction is over', 1]);
  const failing = lanes.run(write, async (sql, _, settle) => {
    const asked = sql`insert into school_networks (name) values ('de nada'), (null)`.execute();
    settle();
    await asked;
  });
  await expect(failing).rejects.toThrow(/null value/);
  const passedOver = lanes.run(write, async (sql, _, settle) => {
    const asked = sql`insert into school_networks (name) values ('de nada'), (null)`.execute();
    settle();
    await asked.catch(() => {});
  });
  await expect(passedOver).rejects.toThrow('nothing was committed');
  expect([await named('de nada'), (await lanes.run(write, settings))?.everything]).toEqual([0, 'on']);
});

import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { exitOf, superviseElsewhere } from '../../../test/supervising-process';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server';

let folder: string;
let servers: EmbeddedServer[] = [];

/** One folder for all: making a database takes most of the time, starting it little. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lauda-server-'));
});

afterEach(async () => {
  for (const server of servers) await server.stop();
  servers = [];
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(options: { folder?: string; durable?: boolean; onProgress?: (line: string) => void } = {}) {
  const server = await startEmbeddedServer({ folder, ...options });
  servers.push(server);
  return server;
}

async function ask<Row extends object>(url: string, question: string): Promise<Row | undefined> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  try {
    const [row] = await sql.unsafe<Row[]>(question);
    return row;
  } finally {
    await sql.end();
  }
}

const postmaster = (server: EmbeddedServer) => Number(readFileSync(join(server.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

test('the first start makes a durable database that sorts as Portuguese does, and a second start keeps what was written', async () => {
  const first = await start();
  const settings = await ask<{ fsync: string; encoding: string; locale: string; addresses: string }>(
    first.url,
    `select current_setting('fsync') as fsync, pg_encoding_to_char(encoding) as encoding, datlocale as locale,
      current_setting('listen_addresses') as addresses from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual({ fsync: 'on', encoding: 'UTF8', locale: 'pt-BR', addresses: '127.0.0.1' });
  expect(statSync(join(first.folder, 'postgres-password')).mode & 0o777).toBe(0o600);
  const sorted = await ask<{ names: string }>(
    first.url,
    `select string_agg(n, ' ' order by n) as names from unnest('{Zeca,Ávila,Bia}'::text[]) n`,
  );
  expect(sorted?.names).toBe('Ávila Bia Zeca');
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();

  const second = await start();
  expect(await ask(second.url, 'select answer from kept')).toEqual({ answer: 42 });
});

test('the password is asked for', async () => {
  const { url } = await start({ durable: false });
  await expect(ask(url.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed');
});

test('a second process on the same folder is refused with a sentence', async () => {
  const first = await start();
  const second = await superviseElsewhere(folder);
  expect(await exitOf(second.process)).toBe(1);
  expect(second.lines).toEqual([
    expect.stringMatching(`A pasta de dados .* já está em uso por outro processo da Lauda \\(pid ${process.pid}\\)`),
  ]);
  expect(await ask(first.url, 'select 1 as one')).toEqual({ one: 1 });
});

test('a supervising process that is killed leaves nothing in the way of the next start', async () => {
  const killed = await superviseElsewhere(folder);
  await ask(killed.url ?? '', 'create table kept_by_killed as select 42 as answer');
  killed.process.kill('SIGKILL');
  await exitOf(killed.process);

  const lines: string[] = [];
  const next = await start({ onProgress: (line) => lines.push(line) });
  expect(await ask(next.url, 'select answer from kept_by_killed')).toEqual({ answer: 42 });
  expect(lines).toContainEqual(expect.stringContaining('da execução anterior'));
});

test('a server that is killed comes back by itself on the same address with all that was committed', async () => {
  const server = await start();
  await ask(server.url, 'create table kept_by_crashed as select 42 as answer');
  const before = postmaster(server);
  process.kill(before, 'SIGKILL');
  const started = Date.now();
  await expect
    .poll(() => ask(server.url, 'select answer from kept_by_crashed').catch(() => undefined), { timeout: 8000 })
    .toEqual({ answer: 42 });
  expect(Date.now() - started).toBeLessThan(5000); // REL-02
  expect(postmaster(server)).not.toBe(before);
});

test('after a stop the server stays stopped', async () => {
  const server = await startEmbeddedServer({ folder, durable: false });
  const pid = postmaster(server);
  await server.stop();
  await sleep(200);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('data of another major version are refused with a sentence', async () => {
  const server = await startEmbeddedServer({ folder, durable: false });
  await server.stop();
  const file = join(server.folder, 'postgres/PG_VERSION');
  const version = readFileSync(file, 'utf8');
  writeFileSync(file, '15\n');
  await expect(start()).rejects.toThrow(/criada pelo PostgreSQL 15 e este servidor é o 18/);
  writeFileSync(file, version);
});

test('a folder half made by a start that died does not stop the next one', async () => {
  const half = join(folder, 'half');
  mkdirSync(join(half, 'postgres.partial'), { recursive: true });
  writeFileSync(join(half, 'postgres.partial/PG_VERSION'), '18\n');
  const server = await start({ folder: half, durable: false });
  expect(await ask(server.url, 'select 1 as one')).toEqual({ one: 1 });
});

test.runIf(process.getuid?.() === 0)(
  'as root, a folder that the server cannot reach gets a stand-in, and the next start finds it',
  async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    const lines: string[] = [];
    const options = { folder: join(closed, 'data'), durable: false, onProgress: (line: string) => lines.push(line) };
    const first = await startEmbeddedServer(options);
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await startEmbeddedServer(options);
    servers.push(second);
    expect(second.folder).toBe(first.folder);
    expect(second.folder.startsWith('/var/lib/lauda/closed-')).toBe(true);
    expect(lines[0]).toContain(second.folder);
    expect(await ask(second.url, 'select answer from kept')).toEqual({ answer: 42 });
    await second.stop();
    rmSync(second.folder, { recursive: true, force: true });
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '@lauda/contract/messages';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../app';
import { readConfig } from '../config';
import { type EmbeddedServer, startEmbeddedServer } from '../db/embedded/embedded-server';
import { prepareDatabase } from '../prepare-database';

/** A server of its own, since this one is taken away. */
const folder = mkdtempSync(join(tmpdir(), 'lauda-away-'));
let server: EmbeddedServer;
let api: RunningApi;

beforeAll(async () => {
  server = await startEmbeddedServer({ folder, durable: false });
  await prepareDatabase(server.url);
  const config = readConfig({
    LAUDA_MODE: 'development',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: server.url,
    SECRET_KEY: 'x'.repeat(40),
    LAUDA_DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    WORKER: 'on',
    DATABASE_POOL: '3',
    FLAGR_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  api = await startApi(config);
}, 60_000);
afterAll(async () => {
  await api.close();
  await server.stop();
  for (const used of [server.folder, folder]) rmSync(used, { recursive: true, force: true });
}, 30_000);

const get = async (path: string) => {
  const started = performance.now();
  const response = await fetch(api.url + path);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
    ms: performance.now() - started,
  };
};
const logIn = () =>
  fetch(`${api.url}/api/v1/token/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'csrftoken=a', 'x-csrftoken': 'a' },
    body: JSON.stringify({ username: 'ninguem', password: 'x', platform: 'teacher' }),
  });

test('ready, with nothing to tell about versions or secrets (OPS-01)', async () => {
  expect(await get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', checks: { database: true, migrations: true, queue: true, disk: true } },
  });
  // Letters and flags are away: worth saying, no reason to stop serving.
  const deep = await get('/readyz?deep=1');
  expect(deep).toMatchObject({ status: 200, body: { secondary: { mail: false, flags: false } } });
  expect(deep.ms).toBeLessThan(4000);
  expect(JSON.stringify(deep.body)).not.toMatch(/postgres|\d+\.\d+\.\d+|password/i);
});

test('every statement is slow: answers within fifteen seconds, health meanwhile, normal right after (REL-23)', async () => {
  const blocker = postgres(server.url, { max: 1, onnotice: () => {} });
  let release = () => {};
  const held = blocker.begin(async (sql) => {
    await sql`lock table school_networks in access exclusive mode`;
    await new Promise<void>((resolve) => (release = resolve));
  });
  await sleep(200);
  const waiting = Array.from({ length: 12 }, () => get('/api/v1/schoolsnetwork/'));
  await sleep(500);
  const health = [await get('/healthz'), await get('/readyz')];
  expect(health.map(({ status, ms }) => [status, ms < 2000])).toEqual([
    [200, true],
    [200, true],
  ]);
  // Everyone else waits for a connection; the door has its own.
  const started = performance.now();
  expect([(await logIn()).status, performance.now() - started < 5000]).toEqual([400, true]);
  for (const { status, headers, body, ms } of await Promise.all(waiting)) {
    expect([status, headers.get('retry-after'), body.detail]).toEqual([503, '5', messages.unavailable]);
    expect(body.error_id).toBe(headers.get('x-request-id'));
    expect(ms).toBeLessThan(15_500);
  }
  release();
  await held;
  await blocker.end();
  await expect.poll(async () => (await get('/api/v1/schoolsnetwork/')).status, { timeout: 5000 }).toBe(200);
}, 60_000);

test('the database is away: 503 with Retry-After and never a 500, alive but not ready, and back by itself', async () => {
  const port = Number(new URL(server.url).port);
  await server.stop();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/api/v1/terms/')));
  for (const { status, headers, body, ms } of answers) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(ms).toBeLessThan(8000); // told soon, not left to wait for the deadline
    expect(body).toEqual({ detail: messages.unavailable, error_id: headers.get('x-request-id') });
  }
  expect((await logIn()).status).toBe(503);
  const ready = await get('/readyz');
  expect(ready).toMatchObject({ status: 503, body: { status: 'not ready', checks: { database: false, migrations: false } } });
  expect(ready.ms).toBeLessThan(2500);
  expect((await get('/healthz')).status).toBe(200);

  server = await startEmbeddedServer({ folder, port, durable: false });
  await expect.poll(async () => (await get('/api/v1/terms/')).status, { timeout: 5000, interval: 200 }).toBe(200);
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 15_000, interval: 200 }).toBe(200);
  expect((await logIn()).status).toBe(400);
}, 60_000);

import cookie from '@fastify/cookie';
import { endpoint } from '@lauda/contract/endpoint';
import { messages } from '@lauda/contract/messages';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { useApi } from '../../test/start-api';
import { type Database, openDatabase } from '../db/sql';
import { conflict, Problem } from '../problems';
import { withinDeadline } from './deadline';
import { answerErrors } from './errors';
import { mount } from './mount';
import { parseJson } from './parse-json';
import { publicRoute, route } from './route';

const api = useApi({ env: { WORKER: 'off' } });
const at = (path: `/${string}/`, method: 'GET' | 'POST' = 'GET') =>
  endpoint({ method, path, permission: 'public', summary: 'Só do teste.', reply: z.object({ name: z.string() }) });

/** Verbs that misbehave, each in its way, behind the doors that all verbs stand behind. */
const routes = [
  publicRoute(at('/more/'), async () => ({ name: 'Ana', password_hash: '$argon2id$', inner: { token: 'x' } }) as never),
  publicRoute(at('/less/'), async () => ({}) as never),
  publicRoute(at('/throws/'), async () => {
    throw new Error('Quitéria');
  }),
  publicRoute(at('/throws-nothing/'), () => Promise.reject(undefined)),
  publicRoute(at('/writes-while-reading/'), async ({ sql }) => {
    await sql`insert into school_networks (name) values ('de uma leitura')`;
    return { name: '' };
  }),
  publicRoute(at('/writes-and-refuses/', 'POST'), async ({ sql }) => {
    await sql`insert into school_networks (name) values ('de uma recusa')`;
    throw conflict('Não.', { name: 'atual' });
  }),
  publicRoute(at('/sleeps/'), async ({ sql }) => {
    await sql`select pg_sleep(30)`;
    return { name: '' };
  }),
];
let app: FastifyInstance;
let database: Database;

beforeAll(async () => {
  database = openDatabase(api.config.DATABASE_URL, { max: 2, name: 'test', statementTimeoutMs: 300 });
  app = Fastify();
  answerErrors(app);
  parseJson(app);
  await app.register(cookie);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  mount(app, { config: api.config, database, enqueue: async () => {}, log }, routes);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.end();
});

const get = async (url: string) => {
  const answer = await app.inject({ url });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown>, headers: answer.headers };
};

test('what the reply does not name does not leave (SEC-05)', async () => {
  expect(await get('/more/')).toMatchObject({ status: 200, body: { name: 'Ana' } });
  expect(Object.keys((await get('/more/')).body)).toEqual(['name']);
});

test.each(['/less/', '/throws/', '/throws-nothing/', '/writes-while-reading/'])(
  '%s: a fault of ours is a 500 with a code and no inside, and the next request is served (REL-38)',
  async (path) => {
    const { status, body } = await get(path);
    expect([status, body]).toEqual([500, { detail: messages.unexpected, error_id: expect.any(String) }]);
    expect((await get('/more/')).status).toBe(200);
  },
);

test('a refusal takes back what was written before it, and carries what is there now', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/writes-and-refuses/',
    cookies: { csrftoken: 'a' },
    headers: { 'x-csrftoken': 'a' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([409, { detail: 'Não.', current: { name: 'atual' } }]);
  expect(await api.owner`select name from school_networks where name like 'de uma%'`).toHaveLength(0);
});

test('a statement beyond its time is a 503 that says when to come back', async () => {
  expect(await get('/sleeps/')).toMatchObject({ status: 503, body: { detail: messages.unavailable }, headers: { 'retry-after': '5' } });
});

test('work that never ends is given up before fifteen seconds', async () => {
  vi.useFakeTimers();
  const answer = withinDeadline(new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(14_999);
  vi.useRealTimers();
  expect(await answer).toBeInstanceOf(Problem);
});

test('a route that nobody guards does not start', () => {
  const unguarded = { ...at('/open/'), permission: 'nobody.knows' as never };
  const services = { config: api.config, database, enqueue: async () => {}, log: { info: () => {}, warn: () => {}, error: () => {} } };
  expect(() => mount(Fastify(), services, [route(unguarded, async () => ({ name: '' }))])).toThrow(/no permission/);
  expect(() => mount(Fastify(), services, [route(at('/open/'), async () => ({ name: '' }))])).toThrow(/no permission/);
  expect(() => mount(Fastify(), services, [publicRoute({ ...at('/open/'), permission: 'session' }, async () => ({ name: '' }))])).toThrow(
    /no permission/,
  );
});

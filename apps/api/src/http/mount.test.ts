import cookie from '@fastify/cookie';
import { endpoint } from '@lauda/contract/endpoint';
import { messages } from '@lauda/contract/messages';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { useApi } from '../../test/start-api';
import { openLanes } from '../db/lanes';
import { openDatabase } from '../db/sql';
import { conflict } from '../problems';
import { answerErrors } from './errors';
import { mount } from './mount';
import { parseJson } from './parse-json';
import { publicRoute, route, type Services } from './route';

const api = useApi({ env: { WORKER: 'off' } });
const at = (path: `/${string}/`, method: 'GET' | 'POST' = 'GET') =>
  endpoint({ method, path, permission: 'public', summary: 'Só do teste.', reply: z.object({ name: z.string() }) });

let collisions = 0;
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
  publicRoute(at('/never/'), () => new Promise(() => {})),
  publicRoute(at('/writes-too-late/', 'POST'), async ({ sql }) => {
    await sql`insert into school_networks (name) values ('tarde um')`;
    await new Promise((resolve) => setTimeout(resolve, 800));
    await sql`insert into school_networks (name) values ('tarde dois')`;
    return { name: '' };
  }),
  publicRoute(at('/swallows/', 'POST'), async ({ sql }) => {
    await sql`insert into school_networks (name) values ('antes')`;
    await sql`insert into nowhere values (1)`.catch(() => {});
    return { name: '' };
  }),
  publicRoute(at('/collides-once/', 'POST'), async ({ sql }) => {
    await sql`insert into school_networks (name) values ('de um encontro')`;
    collisions += 1;
    if (collisions === 1) await sql`do $$ begin raise exception 'two in each other''s way' using errcode = '40P01'; end $$`;
    return { name: 'feito' };
  }),
  publicRoute(at('/sleeps/'), async ({ sql }) => {
    await sql`select pg_sleep(30)`;
    return { name: '' };
  }),
];
let app: FastifyInstance;
let services: Services;

beforeAll(async () => {
  services = {
    config: api.config,
    database: openDatabase(api.config.DATABASE_URL, { max: 1, name: 'test' }),
    lanes: openLanes(api.config.DATABASE_URL, { max: 2, name: 'test', statementTimeoutMs: 300, deadlineMs: 600 }),
    enqueue: async () => {},
    log: { info: () => {}, warn: () => {}, error: () => {} },
  };
  app = Fastify();
  answerErrors(app);
  parseJson(app);
  await app.register(cookie);
  mount(app, services, routes);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await services.lanes.end();
  await services.database.end();
});

const get = async (url: string) => {
  const answer = await app.inject({ url });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown>, headers: answer.headers };
};

const post = (url: string) => app.inject({ method: 'POST', url, cookies: { csrftoken: 'a' }, headers: { 'x-csrftoken': 'a' } });

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
  const answer = await post('/writes-and-refuses/');
  expect([answer.statusCode, answer.json()]).toEqual([409, { detail: 'Não.', current: { name: 'atual' } }]);
  expect(await api.owner`select name from school_networks where name like 'de uma%'`).toHaveLength(0);
});

test('a statement beyond its time is a 503 that says when to come back', async () => {
  expect(await get('/sleeps/')).toMatchObject({ status: 503, body: { detail: messages.unavailable }, headers: { 'retry-after': '5' } });
});

test('work that never ends is given up in time, and its connection serves the next (REL-23)', async () => {
  const answers = await Promise.all([get('/never/'), get('/never/'), get('/never/'), get('/more/')]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(await get('/more/')).toMatchObject({ status: 200 });
});

test('what is written after the time was up is not kept', async () => {
  const answer = await post('/writes-too-late/');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await api.owner`select name from school_networks where name like 'tarde%'`).toHaveLength(0);
});

test('a write that collided with another is done once more, whole', async () => {
  const answer = await post('/collides-once/');
  expect([answer.statusCode, answer.json()]).toEqual([200, { name: 'feito' }]);
  expect(await api.owner`select name from school_networks where name = 'de um encontro'`).toHaveLength(1);
});

test('a failure that the verb passes over is not a success', async () => {
  expect((await post('/swallows/')).statusCode).toBe(500);
  expect(await api.owner`select name from school_networks where name like 'antes%'`).toHaveLength(0);
});

test('a route that nobody guards does not start', () => {
  const unguarded = { ...at('/open/'), permission: 'nobody.knows' as never };
  expect(() => mount(Fastify(), services, [route(unguarded, async () => ({ name: '' }))])).toThrow(/no permission/);
  expect(() => mount(Fastify(), services, [route(at('/open/'), async () => ({ name: '' }))])).toThrow(/no permission/);
  expect(() => mount(Fastify(), services, [publicRoute({ ...at('/open/'), permission: 'session' }, async () => ({ name: '' }))])).toThrow(
    /no permission/,
  );
});

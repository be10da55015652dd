import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config';
import { answerBadAddress, answerErrors } from '../errors';
import { addSecurityHeaders } from '../security-headers';
import { measureRequests } from '../upkeep/metrics';
import { giveCsrf, serveWebApp } from './web-app';

const SECRET = 'conteudo-que-ninguem-deve-ver';
const root = mkdtempSync(join(tmpdir(), 'lauda-web-'));
const files = {
  'dist/index.html': '<!doctype html><html><head></head><body></body></html>',
  'dist/assets/app-1a2b.js': 'export {}',
  'dist/assets/app-1a2b.css': 'a{}',
  'dist/assets/app-1a2b.js.br': 'packed',
  'dist/favicon.svg': '<svg/>',
  'dist/.vite/first-loads.json': JSON.stringify([
    { path: '/login', head: '<link rel="modulepreload" href="/assets/login.js">' },
    { path: '/correcao/:composition_id', head: '<link rel="modulepreload" href="/assets/desk.js">' },
  ]),
};
const hidden = ['dist/.env', 'dist/.git/config', 'dist/.vite/manifest.json', 'dist/assets/.htaccess', '.env', 'package.json', 'secret.txt'];
const config = readConfig({
  LAUDA_MODE: 'demonstration',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SECRET_KEY: 'x'.repeat(32),
  SITE_URL: '"><script>',
});
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  for (const [path, text] of Object.entries({ ...files, ...Object.fromEntries(hidden.map((path) => [path, SECRET])) })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (let at = 0; at < 150; at += 1) writeFileSync(join(root, `dist/assets/part-${at}.js`), 'export {}');
  app = Fastify({ frameworkErrors: answerBadAddress });
  answerErrors(app);
  await app.register(cookie);
  await addSecurityHeaders(app, config);
  giveCsrf(app, config);
  // Only the counting is looked at here: no job waits, no transaction is open.
  const queue = { backlog: async () => ({ waiting: 0, oldest_seconds: 0, most_attempts: 0, dead: 0 }) } as never;
  measureRequests(app, { config, queue, lanes: { taken: () => 0, waiting: () => 0 } as never });
  await serveWebApp(app, config, join(root, 'dist'));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

/** The path goes out as it is; `fetch` would tidy it up first. */
const get = (path: string, method = 'GET', asked: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string; type: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const sent = request({ port, path, method, headers: asked, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, type: String(response.headers['content-type']), headers: response.headers }),
      );
    });
    sent.on('error', reject).end();
  });

const NOWHERE =
  `/.env /.git/config /.git/HEAD /.vite/manifest.json /.vite/first-loads.json /assets/app-1a2b.js.br /.npmrc /.ssh/id_rsa /.DS_Store /.well-known/.env /assets/.htaccess /%2eenv /%2e%67it/config /%252eenv
  /../.env /../../etc/passwd /..%2f.env /..%2f..%2fpackage.json /%2e%2e/package.json /%2e%2e%2fsecret.txt /%252e%252e%252fsecret.txt /..%5csecret.txt /..\\secret.txt
  /assets/../../secret.txt /assets/..%2f..%2fsecret.txt /assets/%2e%2e/%2e%2e/secret.txt /assets//../../secret.txt /assets/....//secret.txt /assets/ /assets /assets/nada.js
  /assets/app-1a2b.js.map /assets/app-1a2b.css.map /index.html.bak /index.html~.txt /package.json /package-lock.json /backup.zip /dump.sql /server.js /main.ts
  /app.js%00.html /favicon.svg/../../.env /phpinfo.php /wp-login.php /web.config /config.yml /api/v1/debug/ /api/v1/../../../secret.txt /api/.env`.split(
    /\s+/,
  );

test(`${NOWHERE.length} addresses of files that nobody should find are not there (SEC-26)`, async () => {
  expect(NOWHERE.length).toBeGreaterThanOrEqual(40);
  const found: string[] = [];
  for (const path of NOWHERE) {
    const { status, text } = await get(path);
    if (![400, 404].includes(status) || text.includes(SECRET)) found.push(`${path}: ${status} ${text.slice(0, 60)}`);
  }
  expect(found).toEqual([]);
});

test.each(['TRACE', 'PROPFIND', 'PUT', 'DELETE', 'POST'])('%s is no way to ask for a file', async (method) => {
  for (const path of ['/', '/favicon.svg', '/login']) expect((await get(path, method)).status).toBe(404);
});

test('hashed files are kept for a year, the page never, and every screen is the page', async () => {
  expect(await get('/assets/app-1a2b.js')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
  for (const path of ['/', '/login', '/turmas/12', '/correcao/7?aba=1'])
    expect(await get(path)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', headers: { 'cache-control': 'no-cache' } });
});

test('a page names the files of its first screen; who was never in gets those of the door (PERF-21)', async () => {
  const filesOf = async (path: string, cookie = '') =>
    [...(await get(path, 'GET', { cookie })).text.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file);
  const wasIn = 'refreshid=qualquer';
  expect(await filesOf('/login')).toEqual(['login.js']);
  expect(await filesOf('/correcao/7?aba=1', wasIn)).toEqual(['desk.js']);
  expect(await filesOf('/correcao/7')).toEqual(['login.js']);
  for (const path of ['/correcao/7/versoes', '/turmas']) expect(await filesOf(path, wasIn)).toEqual([]);
});

test('a page says whether somebody has been in, so that it asks for their data at once', async () => {
  const mark = '<meta name="lauda-was-in">';
  expect((await get('/turmas', 'GET', { cookie: 'refreshid=qualquer' })).text).toContain(mark);
  expect((await get('/turmas')).text).not.toContain(mark);
});

test('a file is sent packed to who can unpack it', async () => {
  const packed = await get('/assets/app-1a2b.js', 'GET', { 'accept-encoding': 'br, gzip' });
  expect(packed).toMatchObject({ text: 'packed', headers: { 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) } });
  expect(packed.type).toMatch('javascript');
  expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/app-1a2b.js')).text).toBe('export {}');
});

test('what the page is told is escaped', async () => {
  const { text } = await get('/');
  expect(text).toContain('<meta name="lauda-settings"');
  expect(text).not.toContain('"><script>');
});

test('a hundred and fifty files are one label among few (OPS-05)', async () => {
  for (let at = 0; at < 150; at += 1) await get(`/assets/part-${at}.js`);
  const { text } = await get('/metrics');
  const sets = text.split('\n').filter((line) => line.startsWith('lauda_http_request_seconds_count'));
  expect(sets.some((line) => line.includes('route="web"') && Number(line.split(' ').at(-1)) >= 150)).toBe(true);
  expect(sets.length).toBeLessThan(20);
});

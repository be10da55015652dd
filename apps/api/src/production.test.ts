import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth } from '@lauda/contract/auth';
import { users } from '@lauda/contract/users';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Browser } from '../test/browser';
import { createEmptyDatabase, type TestDatabase } from '../test/database';
import { buildProcesses, type Env, freePort, runCommand, startProcess, stopProcess, untilReady } from '../test/production-processes';

const folder = mkdtempSync(join(tmpdir(), 'lauda-production-'));
const processes: ChildProcess[] = [];
let database: TestDatabase;
let urls: string[];
let env: Env;
let firstPassword: string;

/** Two API processes and one worker on one PostgreSQL, from nothing, as a school network runs them. */
beforeAll(async () => {
  await buildProcesses();
  database = await createEmptyDatabase();
  const ports = [await freePort(), await freePort()];
  urls = ports.map((port) => `http://127.0.0.1:${port}`);
  env = {
    LAUDA_MODE: 'production',
    PUBLIC_URL: 'http://lauda.rede.example',
    DATABASE_URL: database.url,
    SECRET_KEY: 'a-mesma-chave-em-todos-os-processos',
    LAUDA_DATA_DIR: folder,
    HOST: '127.0.0.1',
  };
  const created = runCommand('create-superuser', ['--username', 'ana', '--email', 'ana@rede.example', '--name', 'Ana Lima'], env);
  firstPassword = /acesso: (\S+)/.exec(created.stdout)?.[1] ?? `no password: ${created.stderr}`;
  for (const port of ports) processes.push(startProcess('server', { ...env, PORT: String(port) }));
  processes.push(startProcess('worker', env));
  await Promise.all(urls.map(untilReady));
}, 60_000);

afterAll(async () => {
  const codes = await Promise.all(processes.map(stopProcess));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
  expect(codes).toEqual([0, 0, 0]);
});

test('who logs in on one process is known on the other', async () => {
  const [first = '', second = ''] = urls;
  const browser = new Browser(first);
  await browser.call(auth.login, { body: { username: 'ana', password: firstPassword, platform: 'teacher' } });
  const other = new Browser(second);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  const me = await other.call(users.me, {});
  expect(me.user).toMatchObject({ username: 'ana', last_name: 'Lima', is_superuser: true, must_change_password: true });
});

test('a letter asked for on one process is written by the worker', async () => {
  const browser = new Browser(urls[1] ?? '');
  await browser.call(auth.forgotPassword, { body: { email: 'ana@rede.example' } });
  const letter = await vi.waitFor(() => readFileSync(join(folder, 'mail', onlyFile(join(folder, 'mail'))), 'utf8'), {
    timeout: 15_000,
    interval: 100,
  });
  const token = /token=([\w-]+)/.exec(letter)?.[1] ?? '';
  await new Browser(urls[0] ?? '').call(auth.recover, { body: { token, new_password: 'quatro gatos na varanda' } });
});

test('no demonstration person exists, and nothing lists any', async () => {
  const browser = new Browser(urls[0] ?? '');
  const answer = await browser.try(auth.login, { body: { username: 'professora', password: 'lauda-demo-2026', platform: 'teacher' } });
  expect(answer.status).toBe(400);
  for (const path of ['users', 'mailbox'])
    expect((await browser.send({ method: 'GET', path: `/api/v1/demonstration/${path}/` })).status).toBe(404);
});

test('a second superuser of the same name is refused, and a missing secret names itself', () => {
  expect(runCommand('create-superuser', ['--username', 'ana', '--email', 'outra@rede.example', '--name', 'Ana'], env)).toMatchObject({
    status: 1,
  });
  const { SECRET_KEY: _, ...withoutSecret } = env;
  const refused = runCommand('server', [], withoutSecret);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('SECRET_KEY');
});

const onlyFile = (place: string) => readdirSync(place).find((name) => name.endsWith('.json')) ?? 'none';

import { auth } from '@lauda/contract/auth';
import { messages } from '@lauda/contract/messages';
import { schools } from '@lauda/contract/schools';
import { users } from '@lauda/contract/users';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser';
import { logIn, make, PASSWORD, type Person } from '../../../test/make';
import { useApi } from '../../../test/start-api';
import { sha256 } from '../../http/session/tokens';

const api = useApi({ env: { WORKER: 'off' } });
const NEW_PASSWORD = 'doze canoas na maré';
let teacher: Person;
let role: number;

beforeAll(async () => {
  const world = make(api);
  teacher = await world.user();
  role = await world.role(teacher, { role_type: 'teacher', group: await world.group(await world.school(await world.network())) });
});

const copyOf = (browser: Browser) => {
  const copy = api.browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
};
const me = async (browser: Browser) => (await browser.try(users.me, {})).status;
const refresh = async (browser: Browser) => (await browser.try(auth.refresh, {})).status;
/** Both doors: the access token and the refresh token of the same moment. */
const state = async (browser: Browser) => [await me(browser), await refresh(copyOf(browser))];
const change = (browser: Browser, current_password: string, new_password: string) =>
  browser.try(users.changePassword, { params: { id: teacher.id }, body: { current_password, new_password } });

test('SEC-08: login, refresh, change of password and logout each renew the values, and the old ones are dead', async () => {
  const browser = api.browser();
  await browser.send({ method: 'GET', path: '/login' });
  const visitor = browser.cookies.get('csrftoken');
  const { csrf } = await browser.call(auth.login, { body: { username: teacher.username, password: PASSWORD, platform: 'teacher' } });
  expect([csrf, csrf === visitor]).toEqual([browser.cookies.get('csrftoken'), false]);

  const stale = copyOf(browser);
  stale.cookies.set('csrftoken', visitor ?? '');
  expect((await change(stale, PASSWORD, NEW_PASSWORD)).status).toBe(403);

  const beforeRefresh = copyOf(browser);
  const renewed = await browser.call(auth.refresh, {});
  expect(renewed.csrf).toBe(browser.cookies.get('csrftoken'));
  await api.owner`update session_tokens set access_expires_at = access_expires_at - interval '11 seconds', used_at = used_at - interval '11 seconds' where used_at is not null`;
  expect(await me(beforeRefresh)).toBe(401);
  for (const name of ['sessionid', 'refreshid', 'csrftoken']) expect(browser.cookies.get(name)).not.toBe(beforeRefresh.cookies.get(name));

  const beforeChange = copyOf(browser);
  expect((await change(browser, PASSWORD, NEW_PASSWORD)).status).toBe(204);
  for (const name of ['sessionid', 'refreshid', 'csrftoken']) expect(browser.cookies.get(name)).not.toBe(beforeChange.cookies.get(name));
  expect(await state(beforeChange)).toEqual([401, 401]);
  expect(await me(browser)).toBe(200);

  const beforeLogout = copyOf(browser);
  expect((await change(browser, NEW_PASSWORD, PASSWORD)).status).toBe(204);
  await browser.call(auth.logout, {});
  expect([...browser.cookies.keys()]).toEqual([]);
  expect(await state(beforeLogout)).toEqual([401, 401]);
});

test('whoever logs in over another session ends that one', async () => {
  const first = await logIn(api, teacher);
  const held = copyOf(first);
  await first.call(auth.login, { body: { username: teacher.username, password: PASSWORD, platform: 'teacher' } });
  expect(await state(held)).toEqual([401, 401]);
  expect(await me(first)).toBe(200);
});

test('SEC-11: a change of password ends every other session of the person at once', async () => {
  const [here, there] = [await logIn(api, teacher), await logIn(api, teacher)];
  expect((await change(here, PASSWORD, NEW_PASSWORD)).status).toBe(204);
  expect(await state(there)).toEqual([401, 401]);
  expect(await me(here)).toBe(200);
  expect((await change(here, NEW_PASSWORD, PASSWORD)).status).toBe(204);
});

test('a recovered password ends all sessions, and its link works once', async () => {
  const there = await logIn(api, teacher);
  const token = await make(api).passwordToken(teacher);
  expect(await api.browser().call(auth.checkRecovery, { body: { token } })).toEqual({ valid: true });
  await api.browser().call(auth.recover, { body: { token, new_password: NEW_PASSWORD } });
  expect(await state(there)).toEqual([401, 401]);
  expect(await api.browser().call(auth.checkRecovery, { body: { token } })).toEqual({ valid: false });
  const again = await api.browser().try(auth.recover, { body: { token, new_password: 'outra senha bem longa' } });
  expect(again).toMatchObject({ status: 400, body: { token: [messages.recoveryUsed] } });
  const browser = await logIn(api, teacher, NEW_PASSWORD);
  expect((await change(browser, NEW_PASSWORD, PASSWORD)).status).toBe(204);
});

test.each([
  ['a quarter of an hour passes: the access ends, the session goes on', "access_expires_at = now() - interval '1 second'", '', [401, 200]],
  [
    'eight hours without a sign of life',
    "access_expires_at = now() - interval '1 second', refresh_expires_at = now() - interval '1 second'",
    '',
    [401, 401],
  ],
  ['thirty days in all', '', "expires_at = now() - interval '1 second'", [401, 401]],
  ['someone revokes it', '', "ended_at = now(), end_reason = 'revoked'", [401, 401]],
])('%s', async (_name, tokens, session, expected) => {
  const browser = await logIn(api, teacher);
  const hash = sha256(browser.cookies.get('refreshid') ?? '');
  if (tokens) await api.owner`update session_tokens set ${api.owner.unsafe(tokens)} where refresh_hash = ${hash}`;
  if (session)
    await api.owner`update sessions set ${api.owner.unsafe(session)} where id = (select session_id from session_tokens where refresh_hash = ${hash})`;
  expect(await state(browser)).toEqual(expected);
});

test('a disabled person is out with the next request, and cannot come back', async () => {
  const browser = await logIn(api, teacher);
  await api.owner`update users set disabled_at = now() where id = ${teacher.id}`;
  expect(await state(browser)).toEqual([401, 401]);
  const answer = await api.browser().try(auth.login, { body: { username: teacher.username, password: PASSWORD, platform: 'teacher' } });
  expect(answer).toMatchObject({ status: 400, body: { non_field_errors: [messages.wrongCredentials] } });
  await api.owner`update users set disabled_at = null where id = ${teacher.id}`;
});

test('an ended role takes its rights with it on the next request', async () => {
  const browser = await logIn(api, teacher);
  expect((await browser.try(schools.list, { query: {} })).status).toBe(200);
  await api.owner`update user_roles set ended_at = now() where id = ${role}`;
  expect((await browser.try(schools.list, { query: {} })).status).toBe(403);
  await api.owner`update user_roles set ended_at = null where id = ${role}`;
});

test('the database holds no token, only hashes', async () => {
  const browser = await logIn(api, teacher);
  const [row] =
    await api.owner`select session_tokens::text as text from session_tokens where refresh_hash = ${sha256(browser.cookies.get('refreshid') ?? '')}`;
  for (const value of browser.cookies.values()) expect(row?.text).not.toContain(value);
});

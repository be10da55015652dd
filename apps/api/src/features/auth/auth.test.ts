import { auth } from '@lauda/contract/auth';
import { messages } from '@lauda/contract/messages';
import { users } from '@lauda/contract/users';
import { beforeAll, expect, test } from 'vitest';
import { logIn, make, PASSWORD, type Person } from '../../../test/make';
import { useApi } from '../../../test/start-api';

const api = useApi();
let teacher: Person;
let student: Person;

beforeAll(async () => {
  const world = make(api);
  const school = await world.school(await world.network());
  const group = await world.group(school);
  teacher = await world.user();
  await world.role(teacher, { role_type: 'teacher', group });
  student = await world.user();
  await world.role(student, { role_type: 'student', group });
});

const credentials = (username: string, password = PASSWORD) => ({ body: { username, password, platform: 'teacher' as const } });

test('a teacher logs in by username or by e-mail, and /me/ says who it is', async () => {
  for (const name of [teacher.username, teacher.email.toUpperCase()]) {
    const browser = api.browser();
    await browser.call(auth.login, credentials(name));
    const me = await browser.call(users.me, {});
    expect(me.user).toMatchObject({ id: teacher.id, username: teacher.username, must_change_password: false, must_accept_terms: true });
    expect(me.user_roles[0]).toMatchObject({ role_type: 'teacher', school_grade_name: '1º EM', school_review_flow: 'N' });
  }
});

test('a wrong password and an unknown user get the same answer', async () => {
  const wrong = await api.browser().try(auth.login, credentials(teacher.username, 'errada'));
  const unknown = await api.browser().try(auth.login, credentials('ninguem', 'errada'));
  expect(wrong).toMatchObject({ status: 400, body: { non_field_errors: [messages.wrongCredentials] } });
  expect(unknown.body).toEqual(wrong.body);
});

test('a student is told of the other platform, and only after the right password', async () => {
  expect((await api.browser().try(auth.login, credentials(student.username))).body).toEqual({ non_field_errors: [messages.wrongPlatform] });
  expect((await api.browser().try(auth.login, credentials(student.username, 'errada'))).body).toEqual({
    non_field_errors: [messages.wrongCredentials],
  });
});

test('blank credentials are refused by field', async () => {
  const answer = await api.browser().send({ method: 'POST', path: auth.login.path, body: { username: '', platform: 'teacher' } });
  expect(answer).toMatchObject({ status: 400, body: { username: [messages.blankField], password: [messages.requiredField] } });
});

test('refresh hands over a new CSRF value and new cookies, and the old access token dies', async () => {
  const browser = await logIn(api, teacher);
  const before = new Map(browser.cookies);
  const { csrf } = await browser.call(auth.refresh, {});
  expect(csrf).toBe(browser.cookies.get('csrftoken'));
  for (const name of ['sessionid', 'refreshid', 'csrftoken']) expect(browser.cookies.get(name)).not.toBe(before.get(name));
  expect((await browser.try(users.me, {})).status).toBe(200);
});

test('five tabs that refresh at once get the same successor, and nobody is logged out', async () => {
  const browser = await logIn(api, teacher);
  const tabs = Array.from({ length: 5 }, () => {
    const tab = api.browser();
    for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
    return tab;
  });
  const answers = await Promise.all(tabs.map((tab) => tab.call(auth.refresh, {})));
  expect(new Set(answers.map(({ csrf }) => csrf)).size).toBe(1);
  expect(new Set(tabs.map((tab) => tab.cookies.get('refreshid'))).size).toBe(1);
  for (const tab of tabs) expect((await tab.try(users.me, {})).status).toBe(200);
});

test('a refresh token used again after its grace ends the whole family', async () => {
  const browser = await logIn(api, teacher);
  const thief = api.browser();
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  await browser.call(auth.refresh, {});
  await browser.call(auth.refresh, {}); // two generations on: the grace is for the immediate predecessor
  expect((await thief.try(auth.refresh, {})).status).toBe(401);
  expect((await browser.try(users.me, {})).status).toBe(401);
  expect((await browser.try(auth.refresh, {})).status).toBe(401);
});

test('logging out ends the session on the server and clears the cookies', async () => {
  const browser = await logIn(api, teacher);
  const held = new Map(browser.cookies);
  await browser.call(auth.logout, {});
  expect([...browser.cookies.keys()]).toEqual([]);
  const replay = api.browser();
  for (const [name, value] of held) replay.cookies.set(name, value);
  expect((await replay.try(users.me, {})).status).toBe(401);
  expect((await replay.try(auth.refresh, {})).status).toBe(401);
});

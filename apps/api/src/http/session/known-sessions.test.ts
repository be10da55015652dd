import { auth } from '@lauda/contract/auth';
import { schools } from '@lauda/contract/schools';
import { users } from '@lauda/contract/users';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser';
import { enter, make, type Person } from '../../../test/make';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off', DATABASE_POOL: '4' } });
let director: Browser;
let person: Person;
let role: number;
let school: number;

/** Someone whom the server knows well: the next read is asked ahead. */
beforeEach(async () => {
  const world = make(api);
  person = await world.user();
  school = await world.school(await world.network());
  role = await world.role(person, { role_type: 'director', school });
  director = await enter(api, person);
  for (let time = 0; time < 3; time += 1) expect(await idsOfSchools()).toEqual([school]);
});
const idsOfSchools = async () => (await director.call(schools.list, { query: {} })).results.map(({ id }) => id);
const statuses = async () => [(await director.try(schools.list, { query: {} })).status, (await director.try(users.me, {})).status];

test('a role moved to another school: the very next read is of that one (SEC-06)', async () => {
  const other = await make(api).school(await make(api).network());
  await api.owner`update user_roles set school_id = ${other}, school_network_id = (select school_network_id from schools where id = ${other}) where id = ${role}`;
  expect(await idsOfSchools()).toEqual([other]);
  expect(await idsOfSchools()).toEqual([other]);
});

test('the only role taken away: the very next read is refused', async () => {
  await api.owner`update user_roles set ended_at = now() where id = ${role}`;
  expect(await statuses()).toEqual([403, 200]);
});

test('a person disabled, a session ended: the very next read is nobody’s (SEC-11)', async () => {
  await api.owner`update users set disabled_at = now() where id = ${person.id}`;
  expect(await statuses()).toEqual([401, 401]);
  await api.owner`update users set disabled_at = null where id = ${person.id}`;
  expect(await statuses()).toEqual([200, 200]);
  const cookies = new Map(director.cookies);
  await director.call(auth.logout, {});
  for (const [name, value] of cookies) director.cookies.set(name, value);
  expect(await statuses()).toEqual([401, 401]);
});

test('what one has just written is what one reads next', async () => {
  for (const first_name of ['Ana', 'Bia', 'Caio']) {
    await director.call(users.update, { params: { id: person.id }, body: { first_name } });
    expect((await director.call(users.me, {})).user.first_name).toBe(first_name);
  }
});

test('a token that was never given, in the shape of one or not, is nobody’s', async () => {
  for (const token of ["'; drop table users; --", 'a'.repeat(43), '\\x00']) {
    director.cookies.set('sessionid', encodeURIComponent(token));
    expect(await statuses()).toEqual([401, 401]);
  }
});

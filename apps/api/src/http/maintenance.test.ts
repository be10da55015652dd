import { setTimeout as sleep } from 'node:timers/promises';
import { auth } from '@lauda/contract/auth';
import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { profiles } from '@lauda/contract/profiles';
import { users } from '@lauda/contract/users';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../test/browser';
import { logIn, make, PASSWORD } from '../../test/make';
import { useApi } from '../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let inside: Browser;
let insider: { username: string };
let elsewhere: Browser;
let staff: Browser;

beforeAll(async () => {
  const world = make(api);
  const teacherOf = async (network: number) => {
    const person = await world.user();
    await world.role(person, { role_type: 'teacher', group: await world.group(await world.school(network)) });
    return person;
  };
  const network = await world.network();
  insider = await teacherOf(network);
  inside = await logIn(api, insider);
  elsewhere = await logIn(api, await teacherOf(await world.network()));
  const person = await world.user({ is_staff: true });
  await world.role(person, { role_type: 'teacher', group: await world.group(await world.school(network)) });
  staff = await logIn(api, person);
  await api.owner`update feature_flags set enabled = true where key = 'maintenance_mode'`;
  await api.owner`
    insert into flag_constraints (segment_id, property, operator, value)
    select flag_segments.id, 'network_id', 'EQ', ${String(network)} from flag_segments join feature_flags on feature_flags.id = flag_id
    where key = 'maintenance_mode'`;
  await sleep(2100); // until what the API remembers of the flags is forgotten
});

const save = (browser: Browser) => browser.try(profiles.create, { body: { phone: '11 5555-0101' } });

test('writes are refused with a time to come back, where there is maintenance and nowhere else (OPS-12)', async () => {
  const answer = await save(inside);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(answer.body).toEqual({ detail: messages.maintenance, error_id: answer.headers.get('x-request-id') });
  expect((await save(elsewhere)).status).toBe(201);
});

test('reads stay, and so do the flags that tell of it', async () => {
  expect((await inside.call(users.me, {})).is_authenticated).toBe(true);
  const { evaluationResults } = await inside.call(featureFlags.evaluate, { body: { entities: [{}], flagKeys: ['maintenance_mode'] } });
  expect(evaluationResults[0]?.variantKey).toBe('on');
});

test('whoever maintains goes on working', async () => {
  expect((await save(staff)).status).toBe(201);
});

test('one still comes in, stays and goes out', async () => {
  const browser = await logIn(api, insider, PASSWORD);
  await browser.call(auth.refresh, {});
  expect((await save(browser)).status).toBe(503);
  await browser.call(auth.logout, {});
  expect((await browser.try(users.me, {})).status).toBe(401);
});

test('switched off, the next write is saved', async () => {
  await api.owner`update feature_flags set enabled = false where key = 'maintenance_mode'`;
  await expect.poll(async () => (await save(inside)).status, { timeout: 5000 }).toBe(201);
});

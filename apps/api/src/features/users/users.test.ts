import { messages } from '@lauda/contract/messages';
import { profiles } from '@lauda/contract/profiles';
import { terms } from '@lauda/contract/terms';
import { users } from '@lauda/contract/users';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser';
import { enter, logIn, make, PASSWORD, type Person } from '../../../test/make';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let person: Person;
let browser: Browser;

beforeEach(async () => {
  person = await make(api).user({ is_staff: true });
  browser = await enter(api, person);
});

test('one’s own data change, field by field', async () => {
  const own = { params: { id: person.id } };
  expect(await browser.call(users.update, { ...own, body: { first_name: '  Lia  ' } })).toMatchObject({
    first_name: 'Lia',
    last_name: 'Teixeira',
  });
  expect((await browser.call(users.me, {})).user).toMatchObject({ first_name: 'Lia', email: person.email });
  const other = await make(api).user();
  expect(await browser.try(users.update, { ...own, body: { email: other.email.toUpperCase() } })).toMatchObject({
    status: 400,
    body: { email: [messages.emailTaken] },
  });
  expect(await browser.try(users.update, { ...own, body: { email: 'sem arroba' } })).toMatchObject({
    status: 400,
    body: { email: [messages.invalidEmail] },
  });
});

test('the role that is chosen comes first, and stays', async () => {
  const world = make(api);
  const network = await world.network();
  await world.role(person, { role_type: 'executive', network });
  const second = await world.role(person, { role_type: 'manager', network });
  expect((await browser.call(users.chooseRole, { body: { user_role_id: second } })).user_roles.map((role) => role.role_type)).toEqual([
    'manager',
    'executive',
  ]);
  expect((await browser.call(users.me, {})).user_roles[0]?.id).toBe(second);
});

test('a profile is opened once; a second time shows the one that is there', async () => {
  const opened = await browser.call(profiles.create, { body: { phone: '+55 11 90000-0000', birth_date: '1988-02-29' } });
  expect(await browser.try(profiles.create, { body: {} })).toMatchObject({
    status: 409,
    body: { detail: messages.profileExists, current: opened },
  });
  const id = opened.profile_id;
  expect(await browser.call(profiles.update, { params: { id }, body: { pronouns: 'ela/dela' } })).toEqual({
    ...opened,
    pronouns: 'ela/dela',
  });
  expect(await browser.call(profiles.update, { params: { id }, body: { birth_date: null } })).toMatchObject({
    birth_date: null,
    phone: opened.phone,
  });
  expect(await browser.try(profiles.update, { params: { id }, body: { birth_date: '2026-02-30' } })).toMatchObject({
    status: 400,
    body: { birth_date: [messages.invalidDate] },
  });
});

test('the texts that were read are accepted once, by version; a text that changed meanwhile is shown', async () => {
  const current = await browser.call(terms.list, {});
  const versionOf = (wanted: string) => current.find(({ parameter }) => parameter === wanted)?.version ?? '';
  const body = { terms_use_text: versionOf('terms_use_text'), terms_privacy_text: versionOf('terms_privacy_text') };
  expect((await browser.call(users.me, {})).user.must_accept_terms).toBe(true);
  expect(await browser.try(terms.accept, { body: { ...body, terms_use_text: 'outra' } })).toMatchObject({
    status: 409,
    body: { detail: messages.termsChanged, current },
  });
  await browser.call(terms.accept, { body });
  const [first] =
    await api.owner`select min(accepted)::text as accepted, count(*)::int as rows from terms_acceptances where user_id = ${person.id}`;
  await browser.call(terms.accept, { body });
  const [second] =
    await api.owner`select min(accepted)::text as accepted, count(*)::int as rows from terms_acceptances where user_id = ${person.id}`;
  expect([second, first?.rows]).toEqual([first, 2]);
  expect((await browser.call(users.me, {})).user.must_accept_terms).toBe(false);
});

test('the first access confirms the data and the password, once, and refuses what is easy to guess', async () => {
  await api.owner`update users set must_change_password = true where id = ${person.id}`;
  const body = { first_name: 'Lia', last_name: 'Prado', email: `lia.${person.email}`, new_password: 'trinta pipas no céu' };
  for (const [new_password, message] of [
    [PASSWORD, messages.samePassword],
    ['senha12345', messages.commonPassword],
    ['a prado da lia', messages.personalPassword],
  ] as const)
    expect(await browser.try(users.firstAccess, { body: { ...body, new_password } })).toMatchObject({
      status: 400,
      body: { new_password: [message] },
    });
  expect((await browser.call(users.firstAccess, { body })).user).toMatchObject({ first_name: 'Lia', must_change_password: false });
  expect(await browser.try(users.firstAccess, { body })).toMatchObject({ status: 409, body: { detail: messages.firstAccessDone } });
  await logIn(api, person, body.new_password);
});

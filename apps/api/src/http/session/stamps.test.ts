import { users } from '@lauda/contract/users';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser';
import { enter, make, type Person } from '../../../test/make';
import { useApi } from '../../../test/start-api';
import { sessionOpening } from './session.queries';

const api = useApi({ env: { WORKER: 'off', DATABASE_POOL: '4' } });
let person: Person;
let browser: Browser;
let place: { network: number; school: number; group: number; role: number };

/** Someone whom the server knows well: the next request only asks whether the stamps are the same. */
beforeEach(async () => {
  const world = make(api);
  person = await world.user();
  const network = await world.network();
  const school = await world.school(network);
  const group = await world.group(school);
  place = { network, school, group, role: await world.role(person, { role_type: 'teacher', group }) };
  browser = await enter(api, person);
  for (let time = 0; time < 2; time += 1) await me();
});
const me = () => browser.call(users.me, {});

/** Everything that the answer says, by whatever hand: read by the very next request. */
const CHANGES: Record<string, { change: () => Promise<unknown>; says: Record<string, unknown> }> = {
  'a name': {
    change: () => api.owner`update users set first_name = 'Iracema' where id = ${person.id}`,
    says: { user: { first_name: 'Iracema' } },
  },
  'a first password asked for': {
    change: () => api.owner`update users set must_change_password = true where id = ${person.id}`,
    says: { user: { must_change_password: true } },
  },
  'a profile made': {
    change: () => make(api).profile(person, '11 5555-0101'),
    says: { user: { user_profile: { phone: '11 5555-0101' } } },
  },
  'a profile changed': {
    change: async () => {
      await make(api).profile(person);
      await me();
      await api.owner`update user_profiles set pronouns = 'ela' where user_id = ${person.id}`;
    },
    says: { user: { user_profile: { pronouns: 'ela' } } },
  },
  'a role given': {
    change: () => make(api).role(person, { role_type: 'coordinator', school: place.school }),
    says: { user_roles: [{ role_type: 'teacher' }, { role_type: 'coordinator' }] },
  },
  'a role changed': {
    change: () => api.owner`update user_roles set contract_type = 'B2C' where id = ${place.role}`,
    says: { user_roles: [{ contract_type: 'B2C' }] },
  },
  'a role ended': { change: () => api.owner`update user_roles set ended_at = now() where id = ${place.role}`, says: { user_roles: [] } },
  'a role deleted': { change: () => api.owner`delete from user_roles where id = ${place.role}`, says: { user_roles: [] } },
  'a class renamed': {
    change: () => api.owner`update school_groups set name = '3º C' where id = ${place.group}`,
    says: { user_roles: [{ school_group_name: '3º C' }] },
  },
  'a class archived': {
    change: () => api.owner`update school_groups set archived_at = now() where id = ${place.group}`,
    says: { user_roles: [] },
  },
  'a class out of the archive': {
    change: async () => {
      await api.owner`update school_groups set archived_at = now() where id = ${place.group}`;
      await me();
      await api.owner`update school_groups set archived_at = null, name = 'De volta' where id = ${place.group}`;
    },
    says: { user_roles: [{ school_group_name: 'De volta' }] },
  },
  'a school that may edit': {
    change: () => api.owner`update schools set is_allowed_to_edit_tests = true where id = ${place.school}`,
    says: { user_roles: [{ school_is_allowed_to_edit_tests: true }] },
  },
  'a network renamed': {
    change: () => api.owner`update school_networks set name = 'Rede do Vale' where id = ${place.network}`,
    says: { user_roles: [{ school_network_name: 'Rede do Vale' }] },
  },
};

for (const [name, { change, says }] of Object.entries(CHANGES))
  test(`${name}: the very next request knows`, async () => {
    expect(await me()).not.toMatchObject(says);
    await change();
    expect(await me()).toMatchObject(says);
    expect(await me()).toMatchObject(says);
  });

test('new terms, and their acceptance: the very next request knows', async () => {
  const accept = () => api.owner`
    insert into terms_acceptances (user_id, parameter, version) select ${person.id}, parameter, version from terms on conflict do nothing`;
  const must = async () => (await me()).user.must_accept_terms;
  await api.owner`insert into terms (parameter, value) values ('terms_use_text', 'Os primeiros') on conflict (parameter) do update set value = excluded.value`;
  expect(await must()).toBe(true);
  await accept();
  expect(await must()).toBe(false);
  await api.owner`update terms set value = 'Os segundos' where parameter = 'terms_use_text'`;
  expect(await must()).toBe(true);
  await accept();
  expect(await must()).toBe(false);
  await api.owner`delete from terms_acceptances where user_id = ${person.id}`;
  expect(await must()).toBe(true);
});

test('a change is known when it is committed, not before and not later', async () => {
  await api.owner.begin(async (sql) => {
    await sql`update user_roles set ended_at = now() where id = ${place.role}`;
    for (let time = 0; time < 2; time += 1) expect((await me()).user_roles).toHaveLength(1);
  });
  expect((await me()).user_roles).toHaveLength(0);
});

test('what does not concern the person is no reason to ask anew: the stamp stays', async () => {
  const stampOf = async () => (await api.owner`select stamp from stamps where about = ${person.id}`)[0]?.stamp;
  const before = await stampOf();
  const other = await make(api).user();
  await make(api).role(other, { role_type: 'teacher', group: place.group });
  expect([before !== undefined, await stampOf()]).toEqual([true, before]);
});

test('whatever the answer is read from has a stamp', async () => {
  const { prepare, execute } = sessionOpening('0'.repeat(64));
  const read = await api.owner.begin(async (sql) => {
    await sql.unsafe(prepare);
    const [explained] = await sql.unsafe(`explain (format json) ${execute}`);
    return new Set(JSON.stringify(explained).match(/(?<="Relation Name":")\w+/g));
  });
  const stamped = await api.owner<{ name: string }[]>`
    select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'stamped_by_change'`;
  const asked = ['sessions', 'session_tokens', 'stamps']; // every time
  expect([...read].sort()).toEqual([...asked, ...stamped.map(({ name }) => name)].sort());
});

test('the role of the API raises stamps and cannot lower the number of them', async () => {
  await expect(
    api.owner.begin(async (sql) => {
      await sql`set local role lauda_app`;
      await sql`delete from stamps`;
    }),
  ).rejects.toThrow(/permission denied/);
});

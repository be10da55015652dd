import { schools } from '@lauda/contract/schools';
import { expect, test } from 'vitest';
import { setScope } from '../../src/db/scope';
import { openDatabase } from '../../src/db/sql';
import { enter, make } from '../make';
import { useMatrix } from './use-matrix';

const matrix = useMatrix({ env: { DATABASE_POOL: '4' }, unfiltered: true });

/** Tables without policies, and why none is needed. A new table without a policy has to argue its case here. */
const WITHOUT_POLICIES: Record<string, string> = {
  schema_migrations: 'which files ran; the role may only read it',
  sessions: 'the door finds it by the hash of a secret, before there is an actor',
  session_tokens: 'hashes only, found by the secret itself',
  stamps: 'numbers that only grow, looked at before there is an actor; the role may not delete them',
  login_failures: 'hashes of accounts and addresses, looked at before there is an actor',
  password_tokens: 'hashes only, found by the secret itself',
  idempotency_keys: 'found by the hash of its owner and a key that only the owner knows',
  terms: 'the same text for everyone, public',
  portal_accounts: 'whom the portal vouches for, looked at before there is an actor',
  feature_flags: 'the same for everyone',
  flag_variants: 'the same for everyone',
  flag_segments: 'the same for everyone',
  flag_constraints: 'the same for everyone',
  flag_distributions: 'the same for everyone',
  review_grids: 'the same for everyone',
  competences: 'the same for everyone',
  competence_levels: 'the same for everyone',
  genres: 'the same for everyone',
  zero_reasons: 'the same for everyone',
  genre_zero_reasons: 'the same for everyone',
  zero_comments: 'the same for everyone',
  abandon_reasons: 'the same for everyone',
  aids: 'the same for everyone',
  user_name_words: 'words and numbers only; whoever finds a number must still reach the person behind it',
  demonstration_users: 'published on the login page of a demonstration; the role may only read it',
};

test('the role of the API owns nothing and cannot pass by the policies (SEC-03)', async () => {
  const { owner } = matrix.api;
  const [role] =
    await owner`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication from pg_roles where rolname = 'lauda_app'`;
  expect(Object.values(role ?? { missing: true })).toEqual([false, false, false, false, false, false]);
  expect([...(await owner`select relname from pg_class where relowner = 'lauda_app'::regrole`)]).toEqual([]);
  expect([...(await owner`select roleid::regrole::text from pg_auth_members where member = 'lauda_app'::regrole`)]).toEqual([]);
});

test('every table is behind a policy that holds for its owner too, or says why not', async () => {
  const tables = await matrix.api.owner<{ relname: string; guarded: boolean; policies: number }[]>`
    select relname, relrowsecurity and relforcerowsecurity as guarded, (select count(*)::int from pg_policy where polrelid = pg_class.oid) as policies
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`;
  const open = tables.filter(({ guarded, policies }) => !guarded || policies === 0).map(({ relname }) => relname);
  expect(open).toEqual(Object.keys(WITHOUT_POLICIES).sort());
});

test('no function, view or rule lends its maker’s rights', async () => {
  const { owner } = matrix.api;
  expect([...(await owner`select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`)]).toEqual([]);
  const lending = await owner`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions @> array['security_invoker=true'], false)`;
  expect([...lending]).toEqual([]);
});

test('without a scope nothing is seen, and the scope ends with its transaction', async () => {
  const { owner } = matrix.api;
  const guarded = await owner<
    { name: string }[]
  >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`;
  expect(guarded.length).toBeGreaterThanOrEqual(7);
  await owner.begin(async (sql) => {
    await sql`set local role lauda_app`;
    for (const { name } of guarded) expect([name, (await sql`select from ${sql(name)}`).length]).toEqual([name, 0]);
  });
  await owner.begin(async (sql) => {
    await sql`set local role lauda_app`;
    await sql`select set_config('lauda.everything', 'on', true)`;
    expect((await sql`select * from schools`).length).toBe(3);
  });
  expect((await owner`select coalesce(current_setting('lauda.everything', true), '') as left_over`)[0]).toEqual({ left_over: '' });
});

test('a pooled connection keeps nothing of the scope for whoever comes next', async () => {
  const ids = [matrix.world.home.network];
  const reach = {
    everything: true,
    user_id: matrix.world.home.student.id,
    network_ids: ids,
    school_ids: ids,
    school_group_ids: ids,
    own_network_ids: ids,
    own_school_ids: ids,
  };
  const database = openDatabase(matrix.api.config.DATABASE_URL, { max: 1, name: 'test' });
  const settings = () => database<{ name: string; value: string | null }[]>`
    select name, current_setting('lauda.' || name, true) as value from unnest(${Object.keys(reach)}::text[]) as name`;
  await database.begin(async (sql) => {
    await setScope(sql, reach);
    expect((await sql`select * from schools`).length).toBe(3);
  });
  expect((await settings()).filter(({ value }) => value)).toEqual([]);
  expect((await database`select * from schools`).length).toBe(0);
  await database.end();
});

test('a thousand alternating requests of two tenants over two connections never mix', async () => {
  const { api, world } = matrix;
  const browsers = await Promise.all(
    (['home', 'other network'] as const).map(async (place) => {
      const person = await make(api).user();
      await make(api).role(person, { role_type: 'director', school: world[place].school });
      return { school: world[place].school, browser: await enter(api, person) };
    }),
  );
  const mixed: number[] = [];
  const turns = Array.from({ length: 1000 }, (_, turn) => turn);
  const walk = async () => {
    for (let turn = turns.pop(); turn !== undefined; turn = turns.pop()) {
      const { browser, school } = browsers[turn % 2] as (typeof browsers)[number];
      const { results } = await browser.call(schools.list, { query: {} });
      if (results.length !== 1 || results[0]?.id !== school) mixed.push(turn);
    }
  };
  await Promise.all(Array.from({ length: 8 }, walk));
  expect(mixed).toEqual([]);
}, 60_000);

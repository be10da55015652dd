import { FLAG_KEYS } from '@lauda/contract/feature-flags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openAsOwner } from '../../src/db/sql';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { baseFlags } from './flags';
import { loadBase } from './load-base';

let database: TestDatabase;
let sql: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = openAsOwner(database.url, 'test');
  await loadBase(sql);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

test('every flag of the contract, each with on and off, one segment for everyone, and nobody in the database', async () => {
  expect(baseFlags.map(({ key }) => key)).toEqual([...FLAG_KEYS]);
  const flags = await sql`
    select key, description, (select array_agg(flag_variants.key order by flag_variants.id) from flag_variants where flag_id = feature_flags.id) as variants,
      (select json_agg(json_build_object('percent', percent, 'variant', flag_variants.key) order by variant_id)
        from flag_segments join flag_distributions on segment_id = flag_segments.id join flag_variants on flag_variants.id = variant_id
        where flag_segments.flag_id = feature_flags.id) as shares
    from feature_flags`;
  expect(flags.map(({ key }) => key).sort()).toEqual([...FLAG_KEYS].sort());
  for (const { variants, shares, description } of flags) {
    expect(variants).toEqual(['on', 'off']);
    expect(shares).toEqual([
      { percent: 100, variant: 'on' },
      { percent: 0, variant: 'off' },
    ]);
    expect(description.length).toBeGreaterThan(20);
  }
  expect(await sql`select 1 from users`).toHaveLength(0);
});

test('what was edited stays, however often and from however many processes it is loaded', async () => {
  await sql`update feature_flags set enabled = false, description = 'nossa' where key = 'create_student'`;
  await sql`update terms set value = '<p>Texto da rede.</p>' where parameter = 'terms_use_text'`;
  await sql`update flag_segments set rollout_percent = 30`;
  await sql`delete from feature_flags where key = 'create_letters'`;
  await Promise.all([loadBase(sql), loadBase(sql), loadBase(sql)]);
  expect(await sql`select enabled, description from feature_flags where key = 'create_student'`).toMatchObject([
    { enabled: false, description: 'nossa' },
  ]);
  expect(await sql`select value from terms where parameter = 'terms_use_text'`).toMatchObject([{ value: '<p>Texto da rede.</p>' }]);
  expect(await sql`select 1 from flag_segments where rollout_percent = 30`).toHaveLength(15);
  const [counts] =
    await sql`select (select count(*)::int from feature_flags) as flags, (select count(*)::int from flag_variants) as variants, (select count(*)::int from terms) as terms`;
  expect(counts).toMatchObject({ flags: 16, variants: 32, terms: 2 });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TermsEntry } from '@lauda/contract/terms';
import type { Database, Sql } from '../../src/db/sql';
import { type BaseFlag, baseFlags } from './flags';
import { insertWriting } from './load-writing';

/** The build keeps import.meta.url of a source file as it is, so this holds from source and from the bundle. */
const textOf = (name: string) => readFileSync(fileURLToPath(new URL(`./terms/${name}.html`, import.meta.url)), 'utf8').trim();

/** The date that people read under each text. */
const WRITTEN = '2026-11-15T03:00:00Z';

/** What every installation needs. It may run at every start and beside other processes: what is there, edited or not, stays. */
export const loadBase = (database: Database) => database.begin((sql) => insertBase(sql));

/** The same inside a transaction of the caller. */
export async function insertBase(sql: Sql) {
  await insertTerms(sql, 'terms_use_text', textOf('termos-de-uso'));
  await insertTerms(sql, 'terms_privacy_text', textOf('privacidade'));
  for (const flag of baseFlags) await insertFlag(sql, flag);
  await insertWriting(sql);
}

const insertTerms = (sql: Sql, parameter: TermsEntry['parameter'], value: string) => sql`
  insert into terms (parameter, value, modified) values (${parameter}, ${value}, ${WRITTEN}) on conflict do nothing`;

/** The first `select` spares the numbers that a conflicting insert would use up at every start. */
const insertFlag = (sql: Sql, { key, description, enabled, tags }: BaseFlag) => sql`
  with flag as (
    insert into feature_flags (key, description, enabled, tags)
    select ${key}, ${description}, ${enabled}, ${tags}::text[] where not exists (select from feature_flags where key = ${key})
    on conflict do nothing
    returning id
  ), variant as (
    insert into flag_variants (flag_id, key)
    select flag.id, variants.key from flag, (values ('on', 1), ('off', 2)) as variants (key, place) order by place
    returning id, key
  ), segment as (
    insert into flag_segments (flag_id, description) select id, 'Todas as pessoas' from flag
    returning id
  )
  insert into flag_distributions (segment_id, variant_id, percent)
  select segment.id, variant.id, case variant.key when 'on' then 100 else 0 end from segment, variant`;

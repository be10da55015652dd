import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { SYSTEM, setScope } from '../../src/db/scope';
import { type Database, openAsOwner, type Sql } from '../../src/db/sql';
import { insertBase } from '../base/load-base';
import { readCatalogue } from './activities/catalogue';
import { enqueueReadings, firstToBeRead } from './activities/first-to-be-read';
import { insertActivities } from './activities/insert-activities';
import { makeActivities } from './activities/make-activities';
import { calendarOf } from './calendar';
import { insertRows } from './insert-rows';
import { PASSWORD } from './people';
import { STUDENTS } from './tenancy/make-students';
import { type Hashes, makeTenancy, type Tenancy } from './tenancy/make-tenancy';
import { networks } from './tenancy/networks';
import { texts } from './texts';

const ADVISORY_LOCK = 7_206_153; // any number, the same in every release

/** On top of the defaults: screens that production leaves closed and that a visitor should find. */
const OPENED = ['teacher_library', 'teacher_socioemotional_dashboard'];

/**
 * Fills an empty database with the demonstration, whole or not at all, and answers whether it did. A database that has
 * anyone in it is left alone.
 */
export async function loadDemonstration(databaseUrl: string, onProgress: (line: string) => void, now = new Date()): Promise<boolean> {
  const database = openAsOwner(databaseUrl, 'lauda-demonstration');
  try {
    return await fillIfEmpty(database, databaseUrl, onProgress, now);
  } finally {
    await database.end();
  }
}

async function fillIfEmpty(database: Database, databaseUrl: string, onProgress: (line: string) => void, now: Date): Promise<boolean> {
  const started = performance.now();
  if (!(await database.begin('read only', isEmpty))) return false;
  onProgress(texts.making);
  const calendar = calendarOf(now);
  const rows = makeTenancy(calendar, await makeHashes());
  const isLoaded = await database.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`;
    if (!(await isEmpty(sql))) return false; // another process was first
    await insertDemonstration(sql, rows);
    const ledger = makeActivities(calendar, rows, await readCatalogue(sql));
    await insertActivities(sql, ledger);
    await enqueueReadings(sql, databaseUrl, firstToBeRead(ledger, rows));
    return true;
  });
  const thisYears = rows.groups.filter((group) => group.school_year === calendar.thisYear);
  if (isLoaded) onProgress(texts.loaded(STUDENTS, thisYears.length, rows.schools.length, (performance.now() - started) / 1000));
  return isLoaded;
}

async function isEmpty(sql: Sql): Promise<boolean> {
  await setScope(sql, SYSTEM); // row-level security hides everyone from an owner who is no superuser
  const [found] = await sql`select exists (select from users) or exists (select from school_networks) as anyone`;
  return !found?.anyone;
}

async function insertDemonstration(sql: Sql, rows: Tenancy) {
  await insertBase(sql);
  await insertRows(sql, 'users', rows.users);
  await insertRows(sql, 'school_networks', rows.networks);
  await insertRows(sql, 'user_profiles', rows.profiles);
  await insertRows(sql, 'schools', rows.schools);
  await insertRows(sql, 'school_groups', rows.groups);
  await insertRows(sql, 'user_roles', rows.roles);
  await insertRows(sql, 'demonstration_users', rows.shown);
  await insertRows(sql, 'audit_events', rows.trail);
  await sql`
    insert into terms_acceptances (user_id, parameter, version, accepted)
    select users.id, terms.parameter, terms.version, greatest(terms.modified, users.created)
    from users cross join terms where users.id = any (${rows.termsAcceptedBy}::int[])`;
  await sql`update feature_flags set enabled = true where key = any (${OPENED}::text[])`;
}

/** One hash for everybody: the password is public, and 1,300 hashes would take a minute. */
async function makeHashes(): Promise<Hashes> {
  const accessCodes = await Promise.all(networks.map(async ({ accessCode }) => [accessCode, await publicHash(accessCode)] as const));
  return { password: await publicHash(PASSWORD), accessCodes: Object.fromEntries(accessCodes) };
}

/** As dear as any other, and salted with itself, so that two loads are equal. */
const publicHash = (secret: string) =>
  hash(secret, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt: createHash('sha256').update(secret).digest().subarray(0, 16) });

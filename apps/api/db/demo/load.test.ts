import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHANNELS, NOTIFICATION_KINDS, type Notification } from '@lauda/contract/notifications';
import { isExternalLink, seenState, unseenCountOf } from '@lauda/domain/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openAsOwner } from '../../src/db/sql';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { loadDemonstration } from './load';

const now = new Date('2026-11-15T12:00:00-03:00');
const tables = [
  'school_networks',
  'schools',
  'school_groups',
  'users',
  'user_roles',
  'user_profiles',
  'audit_events',
  'terms_acceptances',
  'demonstration_users',
  'feature_flags',
  'tests',
  'compositions',
  'composition_versions',
  'composition_fingerprints',
  'demonstration_variations',
  'composition_events',
  'composition_reviews',
  'review_grades',
  'review_elements',
  'review_annotations',
  'review_events',
  'composition_results',
  'result_totals',
  'notification_logs',
];
/** A busy machine takes its time. */
const PATIENCE = 240_000;
let database: TestDatabase;
let sql: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  expect(await loadDemonstration(database.url, () => {}, now)).toBe(true);
  sql = openAsOwner(database.url, 'test');
}, PATIENCE);
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** One figure per table for all that its rows say. Only the flags tell the time of loading. */
async function fingerprint(of: Database) {
  const sums = tables.map(
    (table) => of`
      select md5(string_agg(said::text, '' order by said::text)) as sum
      from ${of(table)} as rows, lateral (select to_jsonb(rows) - ${table === 'feature_flags' ? 'modified' : ''}) as texts (said)`,
  );
  return (await Promise.all(sums)).map(([row]) => row?.sum as string);
}

const counted = async (what: string) => (await sql.unsafe(`select count(*)::int as n from ${what}`))[0]?.n;

test(
  'the same date gives the same rows',
  async () => {
    const again = await createTestDatabase();
    const other = openAsOwner(again.url, 'test');
    await loadDemonstration(again.url, () => {}, now);
    expect(await fingerprint(other)).toEqual(await fingerprint(sql));
    await other.end();
    await again.drop();
  },
  PATIENCE,
);

test('what refers to what is held as in a database that was never filled', async () => {
  const empty = await createTestDatabase();
  const other = openAsOwner(empty.url, 'test');
  const references = (of: Database) =>
    of`select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid), convalidated from pg_constraint where contype = 'f' order by 1, 2`;
  expect([...(await references(sql))]).toEqual([...(await references(other))]);
  await other.end();
  await empty.drop();
});

test('a database that has people in it is left alone', async () => {
  const before = await fingerprint(sql);
  expect(await loadDemonstration(database.url, () => {}, new Date('2027-03-01T12:00:00Z'))).toBe(false);
  expect(await fingerprint(sql)).toEqual(before);
});

test.each([
  ['school_networks', 2],
  ['schools', 6],
  ['school_groups where school_year = 2026', 40],
  ["user_roles where role_type = 'student' and ended_at is null", 1200],
  ["(select distinct user_id from user_roles where role_type = 'student')", 1200],
  ["(select distinct user_id from user_roles where role_type = 'teacher' and ended_at is null)", 60],
  ['(select distinct review_flow from schools)', 3],
  ['schools where is_test', 1],
  ['demonstration_users', 12],
  ["user_profiles where registration <> ''", 1200],
  ["(select distinct school_network_id, registration from user_profiles where registration <> '')", 1200],
  ['broken_audit_events()', 0],
])('there are, of %s, %i', async (what, expected) => expect(await counted(what)).toBe(expected));

test('every class has 25 to 35 students and at least two teachers', async () => {
  const classes = await sql`
    select count(*) filter (where role_type = 'student')::int as students, count(*) filter (where role_type = 'teacher')::int as teachers
    from school_groups join user_roles on school_group_id = school_groups.id where school_year = 2026 group by school_groups.id`;
  for (const { students, teachers } of classes) {
    expect(students).toBeGreaterThanOrEqual(25);
    expect(students).toBeLessThanOrEqual(35);
    expect(teachers).toBeGreaterThanOrEqual(2);
  }
});

test('a student goes up one grade a year, in one school, and earlier years are ended', async () => {
  const wrong = await sql`
    select 1 from user_roles as earlier
    join user_roles as now on now.user_id = earlier.user_id and now.ended_at is null
    join school_groups as then_group on then_group.id = earlier.school_group_id
    join school_groups as now_group on now_group.id = now.school_group_id
    where earlier.role_type = 'student'
      and (now_group.school_grade - then_group.school_grade <> now_group.school_year - then_group.school_year
        or then_group.school_id <> now_group.school_id or (earlier.ended_at is null) <> (then_group.school_year = 2026))`;
  expect(wrong).toHaveLength(0);
  expect(await counted('school_groups where school_year < 2026')).toBeGreaterThan(50);
});

test('names are whole and single, ages fit the grade, and the young have no e-mail', async () => {
  expect(await counted('(select first_name, last_name from users group by 1, 2 having count(*) > 1)')).toBe(0);
  expect(await counted("users where username !~ '^[a-z]+(-[a-z]+)*([.][a-z-]+)*[0-9]?$'")).toBe(0);
  const [ages] = await sql`
    select min(2026 - extract(year from birth_date)) filter (where school_grade = 6)::int as youngest, max(2026 - extract(year from birth_date)) filter (where school_grade = 6)::int as oldest,
      avg((email <> '')::int) filter (where school_grade < 9)::float as young, avg((email <> '')::int) filter (where school_grade between 10 and 12)::float as older
    from users join user_profiles on user_profiles.user_id = users.id join user_roles on user_roles.user_id = users.id and role_type = 'student' and ended_at is null
    join school_groups on school_groups.id = school_group_id`;
  expect([ages?.youngest, ages?.oldest]).toEqual([11, 13]);
  expect(ages?.young).toBeLessThan(0.1);
  expect(ages?.older).toBeGreaterThan(0.3);
});

test('a few students have adaptations, a few are archived, and the trail tells what was done to them', async () => {
  const adapted = await counted('user_profiles where disregard_length or disregard_genre or disregard_theme');
  expect(adapted).toBeGreaterThan(20);
  expect(adapted).toBeLessThan(60);
  expect(await counted('users where disabled_at is not null')).toBe(6);
  const [lines] =
    await sql`select json_object_agg(action, n) as by from (select action, count(*)::int as n from audit_events group by action) as actions`;
  expect(lines?.by).toMatchObject({ 'student.archived': 6, 'student.adapted': adapted });
  expect(lines?.by['student.read']).toBeGreaterThan(30);
  expect(await counted("audit_events where happened > '2026-11-15T12:00:00-03:00'")).toBe(0);
});

test('nothing happens after today', async () => {
  expect(await counted(`user_roles where created > '${now.toISOString()}' or ended_at > '${now.toISOString()}'`)).toBe(0);
});

test('the next person gets the next number', async () => {
  const [row] = await sql`insert into users (username, email, first_name, last_name) values ('depois', '', 'Depois', '') returning id`;
  expect(row?.id).toBe((await counted('users')) as number);
  await sql`delete from users where username = 'depois'`;
});

test('each network has a logo that exists and an accent that is readable on white', async () => {
  for (const { logo, accent } of await sql`select logo, accent from school_networks`) {
    expect(existsSync(fileURLToPath(new URL(`../../../web/public${logo}`, import.meta.url)))).toBe(true);
    expect(1.05 / (luminance(accent) + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

/** WCAG's. */
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const newsOf = async (username: string): Promise<Notification[]> => [
  ...(await sql<Notification[]>`
    select notification_logs.* from notification_logs join users on users.id = user_id where username = ${username} order by notification_logs.id`),
];
const moment = (value: string | Date) => new Date(value).getTime();

test('every kind and every channel, and in each channel new ones, some not opened and some seen', async () => {
  const kinds = await sql<{ kind: string }[]>`select distinct kind from notification_logs`;
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([...NOTIFICATION_KINDS].sort());
  const news = await newsOf('professora');
  for (const channel of CHANNELS) {
    const states = new Set(news.filter((one) => one.channel === channel).map(seenState));
    expect([...states].sort(), channel).toEqual(['none', 'not-opened', 'not-received']);
  }
  const unseen = unseenCountOf(news.filter(({ created }) => new Date(created).getFullYear() === 2026));
  expect([unseen > 4, unseen < 40], String(unseen)).toEqual([true, true]);
});

test('with a link, without one, to a place inside and to one outside', async () => {
  const news = await newsOf('professora');
  expect(news.some(({ link }) => link === '')).toBe(true);
  expect(news.some(({ link }) => link.startsWith('/'))).toBe(true);
  const outside = news.filter(({ link }) => isExternalLink(link));
  expect(outside.length).toBeGreaterThan(1);
  for (const { link } of outside) expect(new URL(link).protocol).toBe('https:');
});

test('over the whole year and the one before, and nothing after yesterday', async () => {
  for (const username of ['professora', 'coordenadora']) {
    const news = await newsOf(username);
    const months = new Set(news.map(({ created }) => new Date(created).toISOString().slice(0, 7)));
    for (const month of ['02', '03', '04', '05', '06', '08', '09', '10', '11'])
      expect(months.has(`2026-${month}`), `${username} ${month}`).toBe(true);
    expect([...months].filter((month) => month.startsWith('2025')).length).toBeGreaterThan(5);
    expect(Math.max(...news.map(({ created }) => moment(created)))).toBeLessThan(moment('2026-11-15T03:00:00Z'));
    for (const { created, received, opened } of news) {
      if (received) expect(moment(received)).toBeGreaterThanOrEqual(moment(created));
      if (opened) expect(received).not.toBeNull();
    }
  }
});

test('what a link inside leads to is there', async () => {
  const [astray] = await sql`
    select count(*)::int as n from notification_logs where
      (link ~ '^/correcao/' and not exists (select from compositions where id = substring(link from '^/correcao/(\\d+)$')::int))
      or (link ~ 'atividade=' and not exists (select from tests where id = substring(link from 'atividade=(\\d+)$')::int and link like '/atividades/' || test_type || '?%'))
      or (link ~ '^/turmas/' and not exists (select from school_groups where id = substring(link from '^/turmas/(\\d+)$')::int))`;
  expect(astray?.n).toBe(0);
});

test('no notification names a student: names stay on the pages whose reading is recorded', async () => {
  const students = await sql<{ first_name: string; last_name: string }[]>`
    select first_name, last_name from users where id in (select user_id from user_roles where role_type = 'student')`;
  const names = new Set(students.flatMap(({ first_name, last_name }) => [first_name, `${first_name} ${last_name}`]));
  const told = await sql<{ title: string; content: string }[]>`select distinct title, content from notification_logs`;
  expect(told.length).toBeGreaterThan(100);
  for (const { title, content } of told) {
    // Titles of themes and activities stand between quotation marks.
    const said = `${title} ${content}`.replace(/“[^”]*”/g, '');
    const named = said.match(/\p{Lu}\p{L}+/gu)?.filter((word) => names.has(word)) ?? [];
    expect(named, said).toEqual([]);
  }
});

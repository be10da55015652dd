import { messages } from '@lauda/contract/messages';
import { studentPrivacy } from '@lauda/contract/student-privacy';
import { students } from '@lauda/contract/students';
import { beforeAll, expect, test } from 'vitest';
import { enter, make } from '../../../test/make';
import { makeSchoolScene, type SchoolScene, STAFF_ROLES } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';
import { EXEMPT, PERSONAL_TABLES } from './personal-tables';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;

beforeAll(async () => {
  scene = await makeSchoolScene(api);
});

/** A student with something in every table, made by the front door. */
async function knownStudent() {
  const body = {
    school_group_id: scene.group,
    students: [
      {
        first_name: 'Ubirajara',
        last_name: 'Xavantino',
        email: 'bira@xavantino.example',
        registration: 'XAV-77',
        birth_date: '03/04/2011',
      },
    ],
  };
  const headers = { 'idempotency-key': `criar-${Math.random().toString(36).slice(2)}` };
  const { results } = await scene.as.teacher.call(students.create, { body }, headers);
  const id = results[0]?.student?.id ?? 0;
  await scene.as.teacher.call(students.adapt, {
    query: { id },
    body: { version: 1, disregard_length: true, disregard_genre: true, disregard_theme: false },
  });
  await enter(api, { id });
  const person = { id, username: 'ubirajara.xavantino', email: 'bira@xavantino.example' };
  await make(api).passwordToken(person);
  await api.owner`insert into portal_accounts (community_id, portal_user_id, user_id) values ('xavantino', ${`p${id}`}, ${id})`;
  await api.owner`insert into terms_acceptances (user_id, parameter, version) select ${id}, parameter, version from terms`;
  await api.browser().send({ method: 'POST', path: '/forgot_password/', body: { email: person.email } });
  return person;
}

const TRACES = ['ubirajara', 'xavantino', 'xav-77', '2011-04-03'];

/** Every column of every table, also of the queue, as one text. */
async function tracesLeft() {
  const tables = await api.owner<{ name: string }[]>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
  const found: string[] = [];
  for (const { name } of tables)
    for (const trace of TRACES) {
      const [hit] = await api.owner.unsafe(`select 1 from ${name} t where strpos(lower(to_jsonb(t)::text), $1) > 0 limit 1`, [trace]);
      if (hit) found.push(`${name}: ${trace}`);
    }
  return found;
}

test.each(STAFF_ROLES)('%s: only the staff exports, erases and reads the trail', async (role) => {
  const { id } = await scene.student(scene.group);
  const browser = scene.as[role];
  const statuses = [
    (await browser.try(studentPrivacy.trail, { params: { id }, query: {} })).status,
    (await browser.try(studentPrivacy.export, { params: { id } })).status,
    (await browser.try(studentPrivacy.erase, { params: { id }, body: { username: 'outro' } })).status,
  ];
  expect(statuses).toEqual(role === 'staff' ? [200, 200, 400] : [403, 403, 403]);
});

test('LGPD-03: every column that points to a person is exported, or says why not', async () => {
  const columns = await api.owner<{ place: string }[]>`
    select conrelid::regclass || '.' || attname as place from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass and connamespace = 'public'::regnamespace
    union select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'student_id', 'author_id', 'created_by')`;
  const listed = [...PERSONAL_TABLES.map(({ table, column }) => `${table}.${column}`), ...Object.keys(EXEMPT)];
  expect(listed.filter((place) => place !== 'users.id').sort()).toEqual(columns.map(({ place }) => place).sort());
});

test('LGPD-03: the export holds every table, and no secret', async () => {
  const person = await knownStudent();
  const made = await scene.as.staff.call(studentPrivacy.export, { params: { id: person.id } });
  expect(Object.keys(made.tables)).toEqual(PERSONAL_TABLES.map(({ table }) => table));
  for (const [table, rows] of Object.entries(made.tables)) expect([table, rows.length > 0]).toEqual([table, true]);
  expect(made.tables).toMatchObject({
    users: [{ first_name: 'Ubirajara', email: person.email }],
    user_profiles: [{ registration: 'XAV-77', disregard_length: true }],
  });
  expect(JSON.stringify(made)).not.toMatch(/argon2|password_hash|"hash"|"address"/);
  expect(made.tables.audit_events?.map((event) => event.action)).toEqual(['student.created', 'student.adapted', 'student.exported']);
});

test('LGPD-03: erased by name, whole, and the totals stay', async () => {
  const [person] = await api.owner<{ id: number; username: string }[]>`select id, username from users where first_name = 'Ubirajara'`;
  const { id = 0, username = '' } = person ?? {};
  const erase = (typed: string) => scene.as.staff.try(studentPrivacy.erase, { params: { id }, body: { username: typed } });
  const count = async () =>
    (await api.owner`select count(*)::int as people, (select count(*)::int from user_roles) as places from users`)[0];
  const before = await count();
  expect(await erase('maria.silva')).toMatchObject({ status: 400, body: { username: [messages.wrongUsername] } });
  expect((await tracesLeft()).length).toBeGreaterThan(5);
  expect((await erase(username)).status).toBe(204);
  expect(await tracesLeft()).toEqual([]);
  expect(await count()).toEqual(before);
  expect((await erase(username)).status).toBe(404);
  for (const role of ['coordinator', 'staff'] as const) {
    expect((await scene.as[role].try(students.get, { query: { id } })).status).toBe(404);
    expect((await scene.as[role].try(students.restore, { params: { id } })).status).toBe(404);
  }
  const trail = await scene.as.staff.call(studentPrivacy.trail, { params: { id }, query: {} });
  expect(trail.results.map(({ action }) => action)).toEqual(['student.erased', 'student.exported', 'student.adapted', 'student.created']);
  expect(trail.results[0]).toMatchObject({ actor_id: scene.people.staff.id, actor_name: 'Rosa Teixeira' });
});

test('only a student can be erased', async () => {
  const { id, username } = scene.people.teacher;
  expect((await scene.as.staff.try(studentPrivacy.erase, { params: { id }, body: { username } })).status).toBe(404);
  expect((await scene.as.staff.try(studentPrivacy.export, { params: { id } })).status).toBe(404);
});

import { compositions } from '@lauda/contract/compositions';
import { messages } from '@lauda/contract/messages';
import { studentPrivacy } from '@lauda/contract/student-privacy';
import { students } from '@lauda/contract/students';
import { csvOf } from '@lauda/domain/csv';
import { beforeAll, expect, test } from 'vitest';
import { enter, make } from '../../../test/make';
import { makeWriting } from '../../../test/make-writing';
import { makeSchoolScene, type SchoolScene, STAFF_ROLES } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';
import { keptLetters, sendLetter } from '../../gateways/mail';
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
  await writeFor(id);
  return person;
}

/** A text handed in, graded and marked, with the name everywhere that words go. */
async function writeFor(user_id: number) {
  const its = makeWriting(api);
  const test_id = await its.test({ group: scene.group, opens_at: '2026-01-01T10:00:00Z', closes_at: '2035-01-01T10:00:00Z' });
  const name = 'Eu sou Ubirajara Xavantino.';
  const { id } = await scene.as.teacher.call(compositions.handIn, { body: { test_id, user_id, title: name, composition_raw: name } });
  const review = await its.review({ composition: id, reviewer: scene.people.teacher.id, status: 'finished' });
  await its.grades(review, [120, 120, 120, 120, 120]);
  await its.annotation(review, name);
  await api.owner`update review_annotations set quote = ${name}, before = ${name}, after = ${name}, suggested_text = ${name} where review_id = ${review}`;
  await api.owner`update review_grades set comment = ${name}, justification = ${name} where review_id = ${review}`;
  await api.owner`update composition_reviews set comment = ${name}, zero_comment = ${name} where id = ${review}`;
  await api.owner`insert into review_elements (review_id, element, state) values (${review}, 'agente', 'presente')`;
  await api.owner`insert into review_events (review_id, action, version, after) values (${review}, 'comment', 1, ${api.owner.json({ comment: name })})`;
  await api.owner`insert into highlight_decisions (review_id, highlight_key, decision) values (${review}, 'ubirajara', 'accepted')`;
  await api.owner`
    with read as (insert into analyses (text_hash, terms, engine, result) values ('\\x00', '', '1', ${api.owner.json({ words: [name] })}) returning id)
    insert into analysis_requests (analysis_id, composition_id) select id, ${id} from read`;
  await api.owner`
    insert into highlight_feedback (user_id, composition_id, highlight_key, rule, category, engine, is_helpful)
    values (${scene.people.teacher.id}, ${id}, 'xavantino', 'r', 'spell', '1', true)`;
  await api.owner`
    insert into notification_logs (user_id, event_key, kind, channel, title) values (${user_id}, 'a', 'review_finished', 'review', 'Corrigida'),
      (${scene.people.teacher.id}, 'a', 'composition_submitted', 'activity', 'Ubirajara Xavantino entregou')`;
  await api.owner`insert into notification_preferences (user_id, kind, is_on) values (${user_id}, 'review_finished', true)`;
  await api.owner`
    insert into composition_results (composition_id, test_id, student_id, school_group_id, school_id, school_network_id, review_grid_id, test_type, month, total, percent, points, tenths,
      is_zero, finished)
    select compositions.id, test_id, student_id, compositions.school_group_id, compositions.school_id, compositions.school_network_id, review_grid_id, test_type, school_month(closes_at),
      600, 60, '{120,120,120,120,120}', '{6,6,6,6,6}', false, now()
    from compositions join tests on tests.id = test_id where compositions.id = ${id}`;
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
    where table_schema = 'public' and column_name in ('user_id', 'student_id', 'author_id', 'created_by', 'actor_id')`;
  const direct = PERSONAL_TABLES.filter(({ through }) => !through);
  const listed = [...direct.map(({ table, column }) => `${table}.${column}`), ...Object.keys(EXEMPT)];
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
  expect(made.tables.audit_events?.map((event) => event.action)).toEqual([
    'student.created',
    'student.adapted',
    'composition.handed_in',
    'student.exported',
  ]);
});

test('LGPD-03: the same in CSV, for a family: every table, every column, every row', async () => {
  const [person] = await api.owner<{ id: number }[]>`select id from users where first_name = 'Ubirajara'`;
  const { tables, files } = await scene.as.staff.call(studentPrivacy.export, { params: { id: person?.id ?? 0 } });
  const [guide, ...sheets] = files;
  expect(sheets).toHaveLength(PERSONAL_TABLES.length);
  for (const [at, { table }] of PERSONAL_TABLES.entries()) {
    const rows = tables[table] ?? [];
    const { name = '', text = '' } = sheets[at] ?? {};
    const lines = text.trimEnd().split('\r\n');
    const columns = new Set(rows.flatMap((row) => Object.keys(row)));
    expect([table, lines.length, lines[0]?.split(';').length]).toEqual([table, rows.length + 1, columns.size]);
    for (const value of rows.flatMap((row) => Object.values(row)).filter((one) => typeof one === 'string'))
      expect(text).toContain(csvOf([[String(value)]]).slice(1, -2));
    // A family reads Portuguese: a column that has no word for it yet is given one in texts.ts.
    expect([table, lines[0]?.match(/[a-z]+[_-][a-z_-]+/g)?.filter((word) => word !== 'e-mail') ?? []]).toEqual([table, []]);
    expect(guide?.text).toContain(`- ${name}:`);
  }
  expect(guide?.name).toBe('leia-me.txt');
  expect(sheets[0]).toMatchObject({ name: 'conta.csv', text: expect.stringContaining('Ubirajara') });
});

test('LGPD-03: erased by name, whole, and the totals stay', async () => {
  const [person] = await api.owner<{ id: number; username: string }[]>`select id, username from users where first_name = 'Ubirajara'`;
  const { id = 0, username = '' } = person ?? {};
  const erase = (typed: string) => scene.as.staff.try(studentPrivacy.erase, { params: { id }, body: { username: typed } });
  const count = async () =>
    (
      await api.owner`
        select count(*)::int as people, (select count(*)::int from user_roles) as places, (select sum(sum_points) from result_totals) as points,
          (select count(*)::int from compositions) as texts from users`
    )[0];
  const before = await count();
  const letter = { subject: 'Nova senha', text: 'Um link.' };
  await sendLetter(api.config, { ...letter, to: 'Bira@Xavantino.example' });
  await sendLetter(api.config, { ...letter, to: 'outra@xavantino.org.example' });
  expect(await erase('maria.silva')).toMatchObject({ status: 400, body: { username: [messages.wrongUsername] } });
  expect((await tracesLeft()).length).toBeGreaterThan(5);
  expect((await erase(username)).status).toBe(204);
  expect(await tracesLeft()).toEqual([]);
  expect(
    (
      await api.owner`select total, text from composition_results join compositions on id = composition_id where compositions.student_id = ${id}`
    )[0],
  ).toEqual({
    total: 600,
    text: '',
  });
  expect((await keptLetters(api.config, 10)).map(({ to }) => to)).toEqual(['outra@xavantino.org.example']);
  expect(await count()).toEqual(before);
  expect((await erase(username)).status).toBe(404);
  for (const role of ['coordinator', 'staff'] as const) {
    expect((await scene.as[role].try(students.get, { query: { id } })).status).toBe(404);
    expect((await scene.as[role].try(students.restore, { params: { id } })).status).toBe(404);
  }
  const trail = await scene.as.staff.call(studentPrivacy.trail, { params: { id }, query: {} });
  expect([...new Set(trail.results.map(({ action }) => action))]).toEqual([
    'student.erased',
    'student.exported',
    'composition.handed_in',
    'student.adapted',
    'student.created',
  ]);
  expect(trail.results[0]).toMatchObject({ actor_id: scene.people.staff.id, actor_name: 'Rosa Teixeira' });
});

test('only a student can be erased', async () => {
  const { id, username } = scene.people.teacher;
  expect((await scene.as.staff.try(studentPrivacy.erase, { params: { id }, body: { username } })).status).toBe(404);
  expect((await scene.as.staff.try(studentPrivacy.export, { params: { id } })).status).toBe(404);
});

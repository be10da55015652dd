import { students } from '@lauda/contract/students';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../test/make';
import { makeSchoolScene, type SchoolScene } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';
import { brokenEvents } from './student-privacy.queries';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;
let student: Person;

beforeAll(async () => {
  scene = await makeSchoolScene(api);
  student = await scene.student(scene.group);
  const read = () => scene.as.teacher.call(students.get, { query: { id: student.id } });
  await Promise.all([read(), read(), read(), read(), read()]);
});

const asApp = (statement: string, settings: Record<string, string> = { everything: 'on' }) =>
  api.owner.begin(async (sql) => {
    await sql`set local role lauda_app`;
    for (const [name, value] of Object.entries(settings)) await sql`select set_config(${`lauda.${name}`}, ${value}, true)`;
    return sql.unsafe(statement);
  });

test('LGPD-06: the trail cannot be changed, by the API’s role nor by the owner', async () => {
  for (const statement of ["update audit_events set action = 'nada'", 'delete from audit_events', 'truncate audit_events']) {
    await expect(asApp(statement)).rejects.toThrow(/permission denied|never changed/);
    await expect(api.owner.unsafe(statement)).rejects.toThrow(/never changed/);
  }
});

test('reads at the same moment stand one after the other in one chain', async () => {
  const events = await api.owner<
    { hash: Buffer; previous_hash: Buffer | null }[]
  >`select hash, previous_hash from audit_events where student_id = ${student.id} order by id`;
  expect(events).toHaveLength(5);
  expect(events.slice(1).map((event) => event.previous_hash?.toString('hex'))).toEqual(
    events.slice(0, -1).map((event) => event.hash.toString('hex')),
  );
  expect(await brokenEvents(api.owner)).toEqual([]);
});

test.each([
  ['a changed line', (id: number) => `update audit_events set actor_id = null where id = ${id}`],
  ['a line about another time', (id: number) => `update audit_events set happened = happened - interval '1 day' where id = ${id}`],
  ['a line taken out', (id: number) => `delete from audit_events where id = ${id}`],
])('LGPD-06: %s is noticed, even when the guard was taken away', async (_, tamper) => {
  const [middle] = await api.owner<
    { id: number }[]
  >`select id from audit_events where student_id = ${student.id} order by id offset 2 limit 1`;
  await api.owner
    .begin(async (sql) => {
      await sql`alter table audit_events disable trigger append_only`;
      await sql.unsafe(tamper(middle?.id ?? 0));
      expect((await brokenEvents(sql)).length).toBe(1);
      throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));
});

test('nobody signs for another, nor about someone out of reach', async () => {
  const { teacher, coordinator } = scene.people;
  const far = await scene.student(scene.farGroup);
  // As db/scope.ts writes it: who, networks, schools, classes, own networks, own schools.
  const settings = { scope: `${teacher.id};{};{};{${scene.group}};{};{}` };
  const write = (actor: number, about: number) =>
    asApp(`insert into audit_events (action, actor_id, student_id) values ('student.read', ${actor}, ${about})`, settings);
  await expect(write(coordinator.id, student.id)).rejects.toThrow(/row-level security/);
  await expect(write(teacher.id, far.id)).rejects.toThrow(/row-level security/);
  await write(teacher.id, student.id);
  const seen = (about: number) => asApp(`select id from audit_events where student_id = ${about}`, settings);
  await asApp(`insert into audit_events (action, student_id) values ('student.read', ${far.id})`);
  expect([(await seen(student.id)).length, (await seen(far.id)).length]).toEqual([6, 0]);
});

test('a refused deed leaves no line', async () => {
  const before = await api.owner`select count(*)::int as lines from audit_events`;
  await scene.as.teacher.try(students.update, { params: { id: student.id }, body: { version: 99, first_name: 'Lia' } });
  await scene.as.coordinator.try(students.move, {
    body: { ids: [student.id], from_school_group_id: scene.group, to_school_group_id: scene.farGroup },
  });
  expect(await api.owner`select count(*)::int as lines from audit_events`).toEqual(before);
});

import { messages } from '@lauda/contract/messages';
import { schools } from '@lauda/contract/schools';
import { students } from '@lauda/contract/students';
import { users } from '@lauda/contract/users';
import { beforeAll, expect, test } from 'vitest';
import { enter, make, type Person } from '../../../test/make';
import { actionsAbout, makeSchoolScene, type SchoolScene } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';
import { passwordMatches } from '../../http/session/password-hash';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;
let mine: Person[];
let foreign: Person;

beforeAll(async () => {
  scene = await makeSchoolScene(api);
  mine = [await scene.student(scene.group), await scene.student(scene.group)];
  foreign = await scene.student(scene.farGroup);
});

const placesOf = async ({ id }: Person) =>
  (await api.owner<{ school_group_id: number }[]>`select school_group_id from user_roles where user_id = ${id} and ended_at is null`).map(
    (row) => row.school_group_id,
  );
const hashOf = async ({ id }: Person) =>
  (
    await api.owner<
      { password_hash: string; must_change_password: boolean }[]
    >`select password_hash, must_change_password from users where id = ${id}`
  )[0];

test('a temporary password: rules of one’s own, sessions end, the first access is asked for, a line is written', async () => {
  const student = await scene.student(scene.group, { first_name: 'Lia', last_name: 'Girassol' });
  const own = await enter(api, student);
  const reset = (password: string) => scene.as.teacher.try(students.resetPassword, { params: { id: student.id }, body: { password } });
  expect(await reset('senha12345')).toMatchObject({ status: 400, body: { password: [messages.commonPassword] } });
  expect(await reset('um girassol azul')).toMatchObject({ status: 400, body: { password: [messages.personalPassword] } });
  expect(await reset('curta')).toMatchObject({ status: 400, body: { password: [messages.tooShort(8)] } });
  expect((await own.try(users.me, {})).status).toBe(200);
  expect((await reset('treze pipas no morro')).status).toBe(204);
  expect((await own.try(users.me, {})).status).toBe(401);
  const kept = await hashOf(student);
  expect([kept?.must_change_password, await passwordMatches('treze pipas no morro', kept?.password_hash)]).toEqual([true, true]);
  expect(await actionsAbout(api, student.id)).toEqual(['student.password_reset']);
});

test('many at once: a readable password each, shown this once and true', async () => {
  const ids = mine.map(({ id }) => id);
  const given = await scene.as.teacher.call(students.resetMany, { body: { ids } });
  expect(given.map(({ id }) => id)).toEqual(ids);
  for (const [at, one] of given.entries()) {
    expect(one.first_password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/);
    expect(await passwordMatches(one.first_password, (await hashOf(mine[at] as Person))?.password_hash)).toBe(true);
  }
  expect(await passwordMatches('jangada-milho-tucano-99', (await hashOf(mine[0] as Person))?.password_hash)).toBe(false);
});

test('one foreign id refuses the whole batch, and nothing is done to anyone', async () => {
  const ids = [...mine, foreign].map(({ id }) => id);
  const before = await Promise.all([...mine, foreign].map(hashOf));
  const trail = await actionsAbout(api, mine[0]?.id ?? 0);
  const { teacher, coordinator } = scene.as;
  expect((await teacher.try(students.resetMany, { body: { ids } })).status).toBe(404);
  expect(
    (await coordinator.try(students.move, { body: { ids, from_school_group_id: scene.group, to_school_group_id: scene.sister } })).status,
  ).toBe(404);
  expect((await teacher.try(students.leave, { body: { ids, school_group_id: scene.group } })).status).toBe(404);
  expect(await Promise.all([...mine, foreign].map(hashOf))).toEqual(before);
  expect(await Promise.all(mine.map(placesOf))).toEqual([[scene.group], [scene.group]]);
  expect(await actionsAbout(api, mine[0]?.id ?? 0)).toEqual(trail);
});

test('students move between classes of the reach; the past class stays in the history', async () => {
  const moved = [await scene.student(scene.group), await scene.student(scene.group)];
  const ids = moved.map(({ id }) => id);
  const move = (role: 'teacher' | 'coordinator', to: number) =>
    scene.as[role].try(students.move, { body: { ids, from_school_group_id: scene.group, to_school_group_id: to } });
  expect((await move('teacher', scene.sister)).status).toBe(404);
  expect((await move('coordinator', scene.otherSchoolGroup)).status).toBe(404);
  expect((await move('coordinator', scene.farGroup)).status).toBe(404);
  expect(await move('coordinator', scene.group)).toMatchObject({ status: 400, body: { to_school_group_id: [messages.sameGroup] } });
  await make(api).role(moved[1] as Person, { role_type: 'student', group: scene.sister });
  expect((await move('coordinator', scene.sister)).status).toBe(204);
  expect(await Promise.all(moved.map(placesOf))).toEqual([[scene.sister], [scene.sister]]);
  expect((await move('coordinator', scene.sister)).status).toBe(404);
  expect(await actionsAbout(api, ids[0] ?? 0)).toEqual(['student.moved']);
  const [event] = await api.owner`select details from audit_events where student_id = ${ids[0] ?? 0}`;
  expect(event?.details).toEqual({ from_school_group_id: scene.group, to_school_group_id: scene.sister });
});

test('nobody is moved to another network, even by whoever holds both', async () => {
  const student = await scene.student(scene.group);
  const body = { ids: [student.id], from_school_group_id: scene.group, to_school_group_id: scene.farGroup };
  expect((await scene.as.staff.try(students.move, { body })).status).toBe(404);
});

test('whoever leaves a class keeps the account and is out of the reach; the last line says who did it', async () => {
  const student = await scene.student(scene.group);
  const body = { ids: [student.id], school_group_id: scene.group };
  expect((await scene.as.teacher.try(students.leave, { body })).status).toBe(204);
  expect((await scene.as.teacher.try(students.get, { query: { id: student.id } })).status).toBe(404);
  expect((await scene.as.staff.call(students.get, { query: { id: student.id } })).memberships).toMatchObject([
    { ended: expect.any(String) },
  ]);
  expect((await scene.as.teacher.try(students.leave, { body })).status).toBe(404);
  expect(await actionsAbout(api, student.id)).toEqual(['student.left', 'student.read']);
});

test('the export of a class list leaves a line about the class', async () => {
  const record = (role: 'teacher' | 'executive', id: number) =>
    scene.as[role].try(schools.recordExport, { params: { id }, body: { format: 'xlsx', count: 30 } });
  expect([
    (await record('executive', scene.group)).status,
    (await record('teacher', scene.sister)).status,
    (await record('teacher', scene.group)).status,
  ]).toEqual([403, 404, 204]);
  expect([
    ...(await api.owner`select actor_id, school_group_id, details from audit_events where action = 'school_group.exported'`),
  ]).toEqual([{ actor_id: scene.people.teacher.id, school_group_id: scene.group, details: { format: 'xlsx', count: 30 } }]);
});

import { auth } from '@lauda/contract/auth';
import { messages } from '@lauda/contract/messages';
import { students } from '@lauda/contract/students';
import { users } from '@lauda/contract/users';
import { beforeAll, expect, test } from 'vitest';
import { enter, make, PASSWORD, type Person } from '../../../test/make';
import { actionsAbout, makeSchoolScene, type SchoolScene, STAFF_ROLES } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;
let lia: Person;

beforeAll(async () => {
  scene = await makeSchoolScene(api);
  lia = await scene.student(scene.group, { first_name: 'Lia', last_name: 'Prado' });
});

const versionOf = async (id: number) =>
  (await api.owner<{ version: number }[]>`select version from users where id = ${id}`)[0]?.version ?? 0;
const none = { disregard_length: false, disregard_genre: false, disregard_theme: false };
const area = ['teacher', 'coordinator', 'director', 'manager', 'staff'];

test.each(STAFF_ROLES)('%s reads a student of the class, or is refused; the reading is in the trail', async (role) => {
  const student = await scene.student(scene.group);
  const answer = await scene.as[role].try(students.get, { query: { id: student.id } });
  expect(answer.status).toBe(area.includes(role) ? 200 : 403);
  const [event] = await api.owner`select action, actor_id, address, details from audit_events where student_id = ${student.id}`;
  expect(event).toEqual(
    area.includes(role) ? { action: 'student.read', actor_id: scene.people[role].id, address: '127.0.0.1', details: {} } : undefined,
  );
});

test.each([
  ['teacher', 'sister', 404],
  ['coordinator', 'sister', 200],
  ['coordinator', 'otherSchoolGroup', 404],
  ['director', 'otherSchoolGroup', 404],
  ['manager', 'otherSchoolGroup', 200],
  ['manager', 'farGroup', 404],
  ['staff', 'farGroup', 200],
] as const)('%s asks for a student of %s: %i', async (role, place, status) => {
  const student = await scene.student(scene[place]);
  expect((await scene.as[role].try(students.get, { query: { id: student.id } })).status).toBe(status);
  expect(await actionsAbout(api, student.id)).toEqual(status === 200 ? ['student.read'] : []);
});

test('a colleague is no student, and neither is a student who also leads a school elsewhere', async () => {
  expect((await scene.as.teacher.try(students.get, { query: { id: scene.people.teacher.id } })).status).toBe(404);
  const both = await scene.student(scene.group);
  const other = await make(api).school(await make(api).network());
  await make(api).role(both, { role_type: 'director', school: other });
  const body = { password: 'quatro girassóis na janela' };
  expect((await scene.as.teacher.try(students.get, { query: { id: both.id } })).status).toBe(404);
  expect((await scene.as.teacher.try(students.resetPassword, { params: { id: both.id }, body })).status).toBe(404);
  expect((await scene.as.teacher.try(students.resetMany, { body: { ids: [both.id] } })).status).toBe(404);
});

test('the page of a student: present classes first, then the former ones of the reach', async () => {
  const student = await scene.student(scene.sister);
  await api.owner`update user_roles set ended_at = now() where user_id = ${student.id}`;
  await make(api).role(student, { role_type: 'student', group: scene.group });
  await make(api).role(student, { role_type: 'student', group: scene.otherSchoolGroup });
  const ofCoordinator = await scene.as.coordinator.call(students.get, { query: { id: student.id } });
  expect(ofCoordinator.memberships.map(({ school_group_id, ended }) => [school_group_id, ended === null])).toEqual([
    [scene.group, true],
    [scene.sister, false],
  ]);
  const ofTeacher = await scene.as.teacher.call(students.get, { query: { id: student.id } });
  expect(ofTeacher.memberships.map(({ school_group_id }) => school_group_id)).toEqual([scene.group]);
  expect(ofTeacher).toMatchObject({ registration: '', birth_date: null, archived: null, adaptations: none, version: 1 });
});

test('a teacher changes the data, in tidy form; the second writer on one version is shown the first one’s', async () => {
  const id = lia.id;
  const changed = await scene.as.teacher.call(students.update, {
    params: { id },
    body: { version: 1, first_name: 'LIA MARIA', registration: ' 2026-7 ', birth_date: '2012-02-29', email: 'Lia@Escola.example' },
  });
  expect(changed).toMatchObject({
    first_name: 'Lia Maria',
    registration: '2026-7',
    birth_date: '2012-02-29',
    email: 'lia@escola.example',
    version: 2,
  });
  const late = await scene.as.coordinator.try(students.update, { params: { id }, body: { version: 1, last_name: 'Lima' } });
  expect(late).toMatchObject({ status: 409, body: { detail: messages.staleVersion, current: changed } });
  expect(await scene.as.coordinator.call(students.update, { params: { id }, body: { version: 2, first_name: 'Lia Maria' } })).toEqual(
    changed,
  );
  const [event] = await api.owner`select details from audit_events where student_id = ${id} and action = 'student.changed'`;
  expect(event?.details).toMatchObject({
    fields: ['first_name', 'email', 'registration', 'birth_date'],
    before: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(JSON.stringify(event)).not.toContain('Maria');
});

test.each([
  [{ first_name: 'Lia 😀' }, { first_name: [messages.invalidName] }],
  [{ birth_date: '2999-01-01' }, { birth_date: [messages.invalidBirthDate] }],
  [{ is_staff: true }, { is_staff: [messages.unknownField] }],
  [
    { role_type: 'director', school_id: 1 },
    { role_type: [messages.unknownField], school_id: [messages.unknownField] },
  ],
  [{ must_change_password: false }, { must_change_password: [messages.unknownField] }],
])('refused by field: %j', async (fields, errors) => {
  const body = { version: await versionOf(lia.id), ...fields };
  const answer = await scene.as.teacher.send({ method: 'PATCH', path: `/api/v1/students/${lia.id}/`, body });
  expect(answer).toMatchObject({ status: 400, body: errors });
});

test('a number or an address that someone else has is refused; another network may use the number', async () => {
  const one = await scene.student(scene.group);
  const other = await scene.student(scene.otherSchoolGroup);
  const far = await scene.student(scene.farGroup);
  const give = (id: number, fields: object) => scene.as.staff.try(students.update, { params: { id }, body: { version: 1, ...fields } });
  expect((await give(one.id, { registration: 'X9' })).status).toBe(200);
  expect(await give(other.id, { registration: 'x9' })).toMatchObject({ status: 400, body: { registration: [messages.registrationTaken] } });
  expect(await give(other.id, { email: one.email.toUpperCase() })).toMatchObject({ status: 400, body: { email: [messages.emailTaken] } });
  expect((await give(far.id, { registration: 'x9' })).status).toBe(200);
});

test('adaptations are set together, by version, and recorded', async () => {
  const student = await scene.student(scene.group);
  const body = { version: 1, disregard_length: true, disregard_genre: false, disregard_theme: true };
  const adapted = await scene.as.teacher.call(students.adapt, { query: { id: student.id }, body });
  expect(adapted).toMatchObject({ adaptations: { disregard_length: true, disregard_genre: false, disregard_theme: true }, version: 2 });
  expect((await scene.as.teacher.try(students.adapt, { query: { id: student.id }, body })).status).toBe(409);
  expect(await actionsAbout(api, student.id)).toEqual(['student.adapted']);
});

test('a director, a manager and an executive only look', async () => {
  const { director, manager, executive } = scene.as;
  const [id, ids, body] = [lia.id, [lia.id], { version: await versionOf(lia.id) }];
  for (const browser of [director, manager, executive])
    expect([
      (await browser.try(students.update, { params: { id }, body })).status,
      (await browser.try(students.adapt, { query: { id }, body: { ...body, ...none } })).status,
      (await browser.try(students.resetMany, { body: { ids } })).status,
      (await browser.try(students.move, { body: { ids, from_school_group_id: scene.group, to_school_group_id: scene.sister } })).status,
      (await browser.try(students.archive, { params: { id } })).status,
    ]).toEqual([403, 403, 403, 403, 403]);
});

test('an archived student is out at once, in no list, and comes back whole', async () => {
  const student = await scene.student(scene.group, { first_name: 'Zulmira', last_name: 'Quaresma' });
  const own = await enter(api, student);
  expect((await scene.as.teacher.try(students.archive, { params: { id: student.id } })).status).toBe(403);
  const archived = await scene.as.coordinator.call(students.archive, { params: { id: student.id } });
  expect([typeof archived.archived, archived.version]).toEqual(['string', 2]);
  expect((await own.try(users.me, {})).status).toBe(401);
  const logged = await api.browser().try(auth.login, { body: { username: student.username, password: PASSWORD, platform: 'teacher' } });
  expect(logged).toMatchObject({ status: 400, body: { non_field_errors: [messages.wrongCredentials] } });
  const found = () => scene.as.coordinator.call(students.search, { query: { name: 'zulmira' } });
  expect((await found()).count).toBe(0);
  expect(await scene.as.coordinator.try(students.resetMany, { body: { ids: [student.id] } })).toMatchObject({ status: 400 });
  expect((await scene.as.coordinator.call(students.archive, { params: { id: student.id } })).version).toBe(2);
  expect(await scene.as.coordinator.call(students.restore, { params: { id: student.id } })).toMatchObject({ archived: null, version: 3 });
  expect((await found()).count).toBe(1);
  expect(await actionsAbout(api, student.id)).toEqual(['student.archived', 'student.restored']);
});

import { schools } from '@lauda/contract/schools';
import { studentPrivacy } from '@lauda/contract/student-privacy';
import { students } from '@lauda/contract/students';
import { beforeEach, expect, test } from 'vitest';
import { make } from '../../../test/make';
import { makeSchoolScene, type SchoolScene } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;

beforeEach(async () => {
  scene = await makeSchoolScene(api);
});

/** Classes whose kept number is not what counting gives. */
const wrong = async () => [
  ...(await api.owner`
    select id, coalesce(count_students, 0) as kept, counted from school_groups
    left join school_group_counts on school_group_id = id
    left join lateral (select count(*)::int as counted from user_roles join users on users.id = user_id
      where user_roles.school_group_id = school_groups.id and role_type = 'student' and ended_at is null and disabled_at is null) as truth on true
    where coalesce(count_students, 0) <> counted`),
];

test('a class says how many learn and who teaches; the school adds up its classes of this year, within the reach', async () => {
  const { teacher, coordinator, manager, executive } = scene.as;
  await scene.student(scene.group);
  await scene.student(scene.sister);
  const second = await make(api).user({ first_name: 'Álvaro', last_name: 'Nunes' });
  await make(api).role(second, { role_type: 'teacher', group: scene.group });
  const old = await make(api).group(scene.school, 'Velha', new Date().getFullYear() - 1);
  await scene.student(old);

  expect(await teacher.call(schools.group, { params: { id: scene.group } })).toMatchObject({
    count_students: 2,
    teachers: ['Álvaro Nunes', 'Rosa Teixeira'],
  });
  const classes = await coordinator.call(schools.groupsOfThisYear, { query: { current_year: 'true' } });
  expect(classes.results.map(({ name, count_students, teachers }) => [name, count_students, teachers.length])).toEqual([
    ['Turma A', 2, 2],
    ['Turma B', 1, 0],
  ]);
  const [ofTeacher, ofCoordinator, ofManager, ofExecutive] = await Promise.all(
    [teacher, coordinator, manager, executive].map(async (browser) =>
      (await browser.call(schools.list, { query: {} })).results.map((one) => [one.count_school_groups, one.count_students]),
    ),
  );
  expect(ofTeacher).toEqual([[1, 2]]);
  expect(ofCoordinator).toEqual([[2, 3]]);
  expect(ofManager).toEqual([
    [2, 3],
    [1, 0],
  ]);
  expect(ofExecutive).toEqual(ofManager);
});

test.each([
  ['teacher', 'sister', 404],
  ['coordinator', 'sister', 200],
  ['coordinator', 'farGroup', 404],
  ['executive', 'group', 403],
] as const)('%s opens %s: %i', async (role, place, status) => {
  expect((await scene.as[role].try(schools.group, { params: { id: scene[place] } })).status).toBe(status);
});

test('the kept numbers are the counted ones, whatever is done by whomever', async () => {
  const { teacher, coordinator, staff } = scene.as;
  const rows = ['Ana', 'Bia', 'Caio', 'Davi'].map((first_name) => ({
    first_name,
    last_name: 'Lago',
    email: '',
    registration: '',
    birth_date: '',
  }));
  const { results } = await teacher.call(students.create, { body: { school_group_id: scene.group, students: rows } });
  const [ana = 0, bia = 0, caio = 0, davi = 0] = results.map((one) => one.student?.id ?? 0);
  expect([await wrong(), (await teacher.call(schools.group, { params: { id: scene.group } })).count_students]).toEqual([[], 5]);
  await coordinator.call(students.move, { body: { ids: [ana, bia], from_school_group_id: scene.group, to_school_group_id: scene.sister } });
  expect(await wrong()).toEqual([]);
  await teacher.call(students.leave, { body: { ids: [caio], school_group_id: scene.group } });
  await coordinator.call(students.archive, { params: { id: ana } });
  expect(await wrong()).toEqual([]);
  await api.owner`update user_roles set ended_at = now() where user_id = ${ana}`;
  await coordinator.try(students.restore, { params: { id: ana } });
  expect(await wrong()).toEqual([]);
  await staff.call(students.archive, { params: { id: davi } });
  await staff.call(students.restore, { params: { id: davi } });
  await staff.call(studentPrivacy.erase, { params: { id: bia }, body: { username: 'bia.lago' } });
  await api.owner`delete from user_roles where user_id = ${davi}`;
  expect(await wrong()).toEqual([]);
  expect((await teacher.call(schools.group, { params: { id: scene.group } })).count_students).toBe(1);
});

test('the kept number of classes is the counted one, and the list follows the name of the school', async () => {
  const { staff } = scene.as;
  const year = new Date().getFullYear();
  const classes = () => staff.call(schools.groupsOfYear, { query: { school_year: year } });
  const counted = async () =>
    (
      await api.owner<
        { count: number }[]
      >`select count(*)::int as count from school_groups where archived_at is null and school_year = ${year}`
    )[0];
  const agrees = async () => expect((await classes()).count).toBe((await counted())?.count);
  await agrees();
  const extra = await make(api).group(scene.school, 'Turma extra', year);
  await agrees();
  await api.owner`update school_groups set archived_at = now() where id = ${extra}`;
  await agrees();
  await api.owner`update school_groups set archived_at = null, school_year = ${year - 1} where id = ${extra}`;
  await agrees();
  await api.owner`update school_groups set school_year = ${year} where id = ${extra}`;
  await api.owner`delete from school_groups where id = ${extra}`;
  await agrees();
  await api.owner`update schools set name = 'Àbaco' where id = ${scene.school}`;
  expect((await classes()).results[0]).toMatchObject({ school_name: 'Àbaco', name: 'Turma A' });
});

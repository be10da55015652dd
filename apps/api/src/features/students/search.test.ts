import { students } from '@lauda/contract/students';
import { beforeAll, expect, test } from 'vitest';
import { makeSchoolScene, type SchoolScene } from '../../../test/school-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: SchoolScene;

beforeAll(async () => {
  scene = await makeSchoolScene(api);
  await scene.student(scene.group, { first_name: 'João Pedro', last_name: "D'Ávila" });
  await scene.student(scene.sister, { first_name: 'Joana', last_name: 'Pedrosa' });
  await scene.student(scene.otherSchoolGroup, { first_name: 'Joel', last_name: '100%_certo' });
  await scene.student(scene.farGroup, { first_name: 'Joaquim', last_name: 'Pedreira' });
});

const search = async (role: keyof SchoolScene['as'], name: string, query: object = {}) =>
  scene.as[role].call(students.search, { query: { name, ...query } });
const names = async (role: keyof SchoolScene['as'], name: string) => (await search(role, name)).results.map((one) => one.first_name);

test.each([
  ['teacher', 'jo', ['João Pedro']],
  ['coordinator', 'jo', ['Joana', 'João Pedro']],
  ['director', 'JO', ['Joana', 'João Pedro']],
  ['manager', 'jo', ['Joana', 'João Pedro', 'Joel']],
  ['staff', 'jo', ['Joana', 'João Pedro', 'Joaquim', 'Joel']],
  ['staff', 'joão  pedr', ['João Pedro']],
  ['staff', 'pedr joa', ['Joana', 'João Pedro', 'Joaquim']],
  ['coordinator', 'pedr joa', ['Joana', 'João Pedro']],
  ['teacher', 'ÁVILA', ['João Pedro']],
  ['staff', 'avila joao', ['João Pedro']],
  ['staff', 'joao avi d', ['João Pedro']],
  ['staff', 'joao vila', []],
  ['staff', 'joao 100', []],
  ['manager', '100%', ['Joel']],
  ['staff', '%%', []],
  ['staff', 'oao', []],
] as const)('%s looks for %j', async (role, name, expected) => expect(await names(role, name)).toEqual(expected));

test('who may not read students may not look for them, and one letter is no name', async () => {
  for (const role of ['executive', 'reviewer', 'student'] as const)
    expect((await scene.as[role].try(students.search, { query: { name: 'jo' } })).status).toBe(403);
  expect((await scene.as.teacher.try(students.search, { query: { name: 'j' } })).status).toBe(400);
});

test('the class and the school stand beside the name, and pages follow each other', async () => {
  const first = await search('staff', 'jo', { limit: 3 });
  expect([first.count, first.results.length, first.results[0]?.school_group_name]).toEqual([4, 3, 'Turma B']);
  expect((await scene.as.staff.send({ method: 'GET', path: first.next ?? '' })).body).toMatchObject({
    count: 4,
    next: null,
    results: [{ first_name: 'Joel' }],
  });
});

test('a new name is found, and the old one no more', async () => {
  const person = await scene.student(scene.group, { first_name: 'Uiara', last_name: 'Sena' });
  await scene.as.teacher.call(students.update, { params: { id: person.id }, body: { version: 1, first_name: 'Iracema' } });
  expect([await names('teacher', 'uiara'), await names('staff', 'iracema')]).toEqual([[], ['Iracema']]);
  expect([await names('staff', 'uiara sena'), await names('staff', 'sena iracema')]).toEqual([[], ['Iracema']]);
});

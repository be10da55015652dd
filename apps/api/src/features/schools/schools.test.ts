import { schoolNetworks } from '@lauda/contract/school-networks';
import { schools } from '@lauda/contract/schools';
import { SCHOOL_GRADES, schoolGradeName } from '@lauda/domain/people/school-grades';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser';
import { enter, make } from '../../../test/make';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
const year = new Date().getFullYear();
let director: Browser;
let group: number;

beforeAll(async () => {
  const world = make(api);
  const school = await world.school(await world.network('Árvores'));
  group = await world.group(school, 'A', year);
  await world.group(school, 'B', year);
  await world.group(school, 'velha', year - 1);
  await api.owner`update school_groups set archived_at = now() where id = ${await world.group(school, 'arquivada', year)}`;
  for (const [first_name, last_name] of [
    ['Álvaro', 'Nunes'],
    ['Zélia', 'Araújo'],
    ['Ana', 'Conceição'],
    ['Cem', '100%_certo'],
  ]) {
    const student = await world.user({ first_name: first_name ?? '', last_name: last_name ?? '' });
    await world.role(student, { role_type: 'student', group });
  }
  const person = await world.user();
  await world.role(person, { role_type: 'director', school });
  director = await enter(api, person);
});

const namesOf = async (name?: string) =>
  (await director.call(schools.members, { params: { id: group }, query: name === undefined ? {} : { name } })).students.map(
    (one) => one.first_name,
  );

test('the classes of this year, of a year, or of all; never the archived ones', async () => {
  const names = ({ results }: { results: { name: string }[] }) => results.map(({ name }) => name);
  expect(names(await director.call(schools.groupsOfThisYear, { query: { current_year: 'true' } }))).toEqual(['A', 'B']);
  expect(names(await director.call(schools.groupsOfThisYear, { query: {} }))).toEqual(['A', 'B', 'velha']);
  expect(names(await director.call(schools.groupsOfYear, { query: { school_year: year - 1 } }))).toEqual(['velha']);
});

test('a list comes in pages that lead to one another', async () => {
  const first = await director.call(schools.groupsOfYear, { query: { limit: 2 } });
  expect(first).toMatchObject({ count: 3, previous: null, results: [{}, {}] });
  const second = await director.send({ method: 'GET', path: first.next ?? '' });
  expect(second).toMatchObject({ status: 200, body: { count: 3, next: null, results: [{ name: 'velha' }] } });
  expect((await director.send({ method: 'GET', path: (second.body as { previous: string }).previous })).body).toMatchObject({
    results: [{ name: 'A' }, { name: 'B' }],
  });
});

test('students stand in the order of the alphabet, and are found without accents and without wildcards', async () => {
  expect(await namesOf()).toEqual(['Álvaro', 'Ana', 'Cem', 'Zélia']);
  expect(await namesOf('ARAUJO')).toEqual(['Zélia']);
  expect(await namesOf('conceicao')).toEqual(['Ana']);
  expect(await namesOf('%')).toEqual(['Cem']);
  expect(await namesOf('_')).toEqual(['Cem']);
});

test('anyone may know the networks, by name and looks only', async () => {
  const { results } = await api.browser().call(schoolNetworks.list, { query: {} });
  expect(results).toEqual([{ id: expect.any(Number), name: 'Árvores', logo: null, accent: '#2a3a78' }]);
});

test('the database calls the school grades what the domain calls them', async () => {
  const rows = await api.owner<
    { grade: number; name: string }[]
  >`select grade, school_grade_name(grade) as name from generate_series(0, 20) as grade`;
  expect(rows.map(({ grade, name }) => [grade, name])).toEqual(rows.map(({ grade }) => [grade, schoolGradeName(grade)]));
  expect(Object.keys(SCHOOL_GRADES)).toHaveLength(9);
});

import { reviewGrids } from '@lauda/contract/review-grids';
import { themes } from '@lauda/contract/themes';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser';
import { enter, make } from '../../../test/make';
import { makeWriting } from '../../../test/make-writing';
import { useApi } from '../../../test/start-api';

const api = useApi();
let teacher: Browser;
let colleague: Browser;
let school: number;
let group: number;
let cronica: number;

beforeAll(async () => {
  const its = make(api);
  school = await its.school(await its.network());
  group = await its.group(school, '1º EM A');
  const bear = async () => {
    const person = await its.user();
    await its.role(person, { role_type: 'teacher', group });
    return enter(api, person);
  };
  teacher = await bear();
  colleague = await bear();
  const { results } = await teacher.call(reviewGrids.genres, { query: {} });
  cronica = results.find(({ slug }) => slug === 'cronica')?.id ?? 0;
});

const titles = async (query: Parameters<typeof teacher.call<typeof themes.list>>[1]['query'], as = teacher) =>
  (await as.call(themes.list, { query })).results.map(({ title }) => title);

const draft = () => ({
  title: 'O apito da fábrica',
  summary: 'A manhã de um bairro',
  genre_id: cronica,
  school_grades: [10],
  statement: '',
  motivating_texts: [],
  repertory_contents: [],
  school_id: school,
});
const text = { kind: 'informativo' as const, title: 'O turno', body: 'Às seis, o apito.', source: '', is_invented: false };

test('36 themes, found in any inflection and without accents', async () => {
  expect((await teacher.call(themes.list, { query: {} })).count).toBe(36);
  const [first] = await titles({ filter: 'religiosas' });
  expect(first).toMatch(/religios/i);
  expect(await titles({ filter: 'heranca africana' })).not.toEqual([]);
  expect(await titles({ filter: 'xilofone' })).toEqual([]);
});

test('a word that is still being typed finds already', async () => {
  expect(await titles({ filter: 'publicid' })).toEqual(['Os efeitos da publicidade dirigida às crianças no Brasil']);
  expect((await titles({ filter: 'publicidade' }))[0]).toBe('Os efeitos da publicidade dirigida às crianças no Brasil');
});

test('by genre, grid, template and grade', async () => {
  const { results: genres } = await teacher.call(reviewGrids.genres, { query: {} });
  const conto = genres.find(({ slug }) => slug === 'conto');
  const { results } = await teacher.call(themes.list, { query: { genre_id: [conto?.id ?? 0] } });
  expect(results.map(({ genre }) => genre.name)).toEqual(results.map(() => conto?.name));
  expect(results.length).toBe(3);
  const ofGrid = await teacher.call(themes.list, { query: { review_grid_id: conto?.review_grid_id ?? 0, limit: 100 } });
  expect(new Set(ofGrid.results.map(({ genre }) => genre.review_grid_name))).toEqual(new Set(['Grade Única']));
  const ready = await teacher.call(themes.list, { query: { has_test_template: 'true', limit: 100 } });
  expect(ready.results.every(({ has_test_template }) => has_test_template)).toBe(true);
  const ofSixth = await teacher.call(themes.list, { query: { school_grade: 6, limit: 100 } });
  expect(ofSixth.results.every(({ school_grades }) => school_grades.includes(6))).toBe(true);
});

test('says which of my classes did it', async () => {
  const { results } = await teacher.call(themes.list, { query: { filter: 'descaso ambiental' } });
  const theme = results[0];
  expect(theme?.count_given).toBe(0);
  const test_id = await makeWriting(api).test({ group, theme: 'descaso-ambiental' });
  const { given_to, count_given } = await teacher.call(themes.get, { params: { id: theme?.id ?? 0 } });
  expect(count_given).toBe(1);
  expect(given_to[0]).toMatchObject({ school_group_name: '1º EM A', test_id });
  expect(await titles({ filter: 'descaso ambiental', not_given_to: group })).not.toContain(theme?.title);
});

test('a draft is its author’s until it is published, and unfinished ones are not', async () => {
  const own = await teacher.call(themes.create, { body: draft() });
  expect(own).toMatchObject({ state: 'draft', is_own: true, version: 1 });
  expect((await colleague.try(themes.get, { params: { id: own.id } })).status).toBe(404);
  const refused = await teacher.try(themes.publish, { params: { id: own.id }, body: { version: 1 } });
  expect([refused.status, refused.body]).toEqual([400, { statement: ['Esse campo não pode ficar em branco.'] }]);
  const changed = await teacher.call(themes.update, {
    params: { id: own.id },
    body: { version: 1, statement: 'Escreva uma crônica.', motivating_texts: [text] },
  });
  await teacher.call(themes.publish, { params: { id: own.id }, body: { version: changed.version } });
  expect(await colleague.call(themes.get, { params: { id: own.id } })).toMatchObject({ is_own: false, state: 'published' });
  expect(await titles({ origin: 'school' }, colleague)).toEqual(['O apito da fábrica']);
  expect((await colleague.try(themes.update, { params: { id: own.id }, body: { version: 3, title: 'Meu' } })).status).toBe(403);
});

test('two tabs: the second on an old version is shown what is there', async () => {
  const own = await teacher.call(themes.create, { body: draft() });
  await teacher.call(themes.update, { params: { id: own.id }, body: { version: 1, title: 'O apito' } });
  const late = await teacher.try(themes.update, { params: { id: own.id }, body: { version: 1, title: 'A sirene' } });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ current: { title: 'O apito', version: 2 } });
});

test('aids of a theme: its own first, then its genre’s and its grid’s', async () => {
  const { results } = await teacher.call(themes.list, { query: { filter: 'descaso ambiental' } });
  const theme = results[0];
  const { results: aids } = await teacher.call(themes.aids, { query: { theme_id: theme?.id ?? 0 } });
  expect(aids.length).toBeGreaterThan(3);
  expect(aids.every((aid) => aid.theme_id === null || aid.theme_id === theme?.id)).toBe(true);
});

test('a grid has its competences and levels, and its sums', async () => {
  const { results } = await teacher.call(reviewGrids.list, { query: {} });
  expect(results.map(({ name, max_total, min_total }) => [name, max_total, min_total])).toEqual([
    ['Grade ENEM', 1000, 0],
    ['Grade Única', 50, 10],
  ]);
  expect(results.map(({ competences }) => competences.map(({ levels }) => levels.length))).toEqual([
    [6, 6, 6, 6, 6],
    [5, 5, 5, 5, 5],
  ]);
});

test('the words for a zero depend on the genre and on who reads', async () => {
  const words = (user_role: string) => teacher.call(reviewGrids.zeroComments, { query: { genre_id: cronica, user_role } });
  const [toReviewer, toTeacher] = [await words('reviewer:oficial'), await words('teacher')];
  expect(toReviewer.count).toBe(toTeacher.count);
  expect(toReviewer.results[0]?.text).not.toBe(toTeacher.results[0]?.text);
});

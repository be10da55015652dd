import { commentBank } from '@lauda/contract/comment-bank';
import { beforeAll, expect, test } from 'vitest';
import { type Reviewer, type ReviewScene, reviewScene } from '../../../test/review-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: ReviewScene;
let teacher: Reviewer;
beforeAll(async () => {
  scene = await reviewScene(api);
  teacher = await scene.teacher();
});

const list = async (query: object = {}, { browser } = teacher) =>
  (await browser.call(commentBank.list, { query: { limit: 200, ...query } })).results;
const written = (title: string, school_id: number | null = null) => ({
  competence_id: scene.enem.competences[0]?.id ?? 0,
  tone: 'correcao' as const,
  title,
  text: 'O verbo acompanha o núcleo do sujeito.',
  school_id,
});

test('a hundred comments come with the product, each with its reason and an example', async () => {
  const all = await list();
  expect(all.length).toBeGreaterThanOrEqual(100);
  expect(all.every(({ origin, can_edit, reason, example }) => origin === 'product' && !can_edit && reason !== '' && example !== '')).toBe(
    true,
  );
});

test('found by words in any order, without accents; letters are no pattern', async () => {
  const all = await list();
  const [one] = all.filter(({ title }) => /[áéíóúâêôãõç]/i.test(title));
  const words = `${one?.title ?? ''}`
    .normalize('NFD')
    .replace(/[^\p{L} ]/gu, '')
    .toLowerCase()
    .split(' ')
    .reverse()
    .join(' ');
  expect((await list({ search: words })).map(({ id }) => id)).toContain(one?.id);
  expect(await list({ search: '%' })).toEqual(all.filter(({ title, text }) => `${title} ${text}`.includes('%')));
  expect(await list({ search: 'xilofone' })).toEqual([]);
  const ofFirst = await list({ competence_id: scene.enem.competences[0]?.id });
  expect(ofFirst.every(({ position }) => position === 1)).toBe(true);
  expect((await list({ tone: 'elogio' })).every(({ tone }) => tone === 'elogio')).toBe(true);
});

test('what one uses most comes first, for oneself alone', async () => {
  const last = (await list()).at(-1)?.id ?? 0;
  for (let use = 0; use < 2; use += 1) await teacher.browser.call(commentBank.use, { params: { id: last } });
  expect((await list())[0]).toMatchObject({ id: last, uses: 2 });
  expect((await list({}, await scene.teacher()))[0]?.uses).toBe(0);
});

test('one’s own is one’s own until it is shared with a school of one’s', async () => {
  const colleague = await scene.teacher();
  const own = await teacher.browser.call(commentBank.create, { body: written('Concordância verbal') });
  expect(own).toMatchObject({ origin: 'own', can_edit: true, reason: '', version: 1 });
  const seen = async () => (await list({ search: 'concordancia verbal' }, colleague)).filter(({ id }) => id === own.id);
  expect(await seen()).toEqual([]);
  expect((await colleague.browser.try(commentBank.use, { params: { id: own.id } })).status).toBe(404);

  const elsewhere = await scene.its.school(scene.network);
  const share = (school_id: number, version: number) =>
    teacher.browser.try(commentBank.update, { params: { id: own.id }, body: { version, school_id } });
  expect(await share(elsewhere, 1)).toMatchObject({ status: 400, body: { school_id: [expect.any(String)] } });
  expect(await share(scene.school, 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await seen()).toMatchObject([{ origin: 'school', can_edit: false }]);
  expect(await share(scene.school, 1)).toMatchObject({ status: 409, body: { current: { version: 2 } } });
  expect((await colleague.browser.try(commentBank.update, { params: { id: own.id }, body: { version: 2, title: 'x' } })).status).toBe(403);
  expect((await colleague.browser.try(commentBank.remove, { params: { id: own.id } })).status).toBe(403);
  expect(
    (await teacher.browser.try(commentBank.remove, { params: { id: (await list()).find(({ origin }) => origin === 'product')?.id ?? 0 } }))
      .status,
  ).toBe(403);
  await teacher.browser.call(commentBank.remove, { params: { id: own.id } });
  expect(await seen()).toEqual([]);
});

import { type AiScore, analysis } from '@lauda/contract/analysis';
import { compositions, LONGEST_TEXT } from '@lauda/contract/compositions';
import { messages } from '@lauda/contract/messages';
import { reviews } from '@lauda/contract/reviews';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Browser } from '../../../test/browser';
import { makeWriting } from '../../../test/make-writing';
import { type ReviewScene, reviewScene } from '../../../test/review-scene';
import { makeSchoolScene, type SchoolScene } from '../../../test/school-scene';
import { SOME_ESSAY } from '../../../test/some-essay';
import { useApi } from '../../../test/start-api';

const api = useApi();
let scene: SchoolScene;
let desk: ReviewScene;

const BAD_TEXT = [
  'Os problema ambiental precisa de atenção, pois a gente vive num pais que trata o meio ambiente com descazo.',
  'Portanto, o Ministério do Meio Ambiente deve criar campanhas nas escolas, por meio de palestras, a fim de que os jovens cuidem dos rios.',
].join('\n');

const settled = (browser: Browser, id: number) =>
  vi.waitFor(
    async () => {
      const reading = await browser.call(analysis.get, { params: { id } });
      expect(reading.state).toBe('done');
      return reading;
    },
    { timeout: 20_000, interval: 200 },
  );
const genre = async (slug: string) => (await api.owner<{ id: number }[]>`select id from genres where slug = ${slug}`)[0]?.id ?? 0;

beforeAll(async () => {
  scene = await makeSchoolScene(api);
  desk = await reviewScene(api);
});

test('a pasted text: every mark has its place and its key, the five elements theirs, and the score says what it is worth', async () => {
  const body = { composition_raw: `\n${BAD_TEXT.replace('\n', '\n\n')}\n`, genre_id: await genre('dissertativo-argumentativo') };
  const asked = await scene.as.staff.call(analysis.request, { body });
  const { result, ai_score, composition_id } = await settled(scene.as.staff, asked.id);
  expect(composition_id).toBeNull();
  const marks = result?.highlights ?? [];
  const lines = BAD_TEXT.split('\n');
  expect(marks.length).toBeGreaterThan(1);
  expect(marks.map(({ start, end }) => BAD_TEXT.slice(start, end))).toContain('descazo');
  for (const { start, end, paragraph, boundaries } of marks)
    expect(BAD_TEXT.slice(start, end)).toBe(lines[paragraph]?.slice(...boundaries));
  expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length);
  const agent = result?.intervention?.agente;
  expect(BAD_TEXT.slice(agent?.start, agent?.end)).toBe(agent?.text);
  expect(result?.stats.indicators.erros_ortograficos).toBeGreaterThan(0);
  expect(ai_score).toMatchObject({ ai_score: null, reason: expect.stringMatching(/curto/) });

  const graded = await settled(
    scene.as.staff,
    (await scene.as.staff.call(analysis.request, { body: { ...body, composition_raw: SOME_ESSAY } })).id,
  );
  const { ai_score: total, competences, band, reasons, agreement } = graded.ai_score as AiScore; // the reading is done
  expect(competences).toHaveLength(5);
  expect(total).toBe(competences.reduce((sum, points) => sum + points, 0));
  expect(total).toBeGreaterThanOrEqual(band?.[0] ?? Number.NaN);
  expect(total).toBeLessThanOrEqual(band?.[1] ?? Number.NaN);
  expect(reasons.map(({ raised, lowered }) => raised.length + lowered.length > 0)).toEqual([true, true, true, true, true]);
  expect(agreement?.qwk).toBeGreaterThan(0.5);
  expect(agreement?.texts).toBeGreaterThan(100);
});

test('a mark keeps its key when words before it change', async () => {
  const keyOf = async (composition_raw: string) => {
    const { id } = await scene.as.staff.call(analysis.request, { body: { composition_raw } });
    const { result } = await settled(scene.as.staff, id);
    return result?.highlights.find(({ start, end }) => composition_raw.slice(start, end) === 'descazo')?.key;
  };
  const key = await keyOf(BAD_TEXT);
  expect(key).toBeTruthy();
  expect(await keyOf(`Um começo novo, sem erros.\n${BAD_TEXT}`)).toBe(key);
});

test.each([
  ['beyond the longest text', () => ({ composition_raw: 'a'.repeat(LONGEST_TEXT + 1) }), 413],
  ['of empty lines', () => ({ composition_raw: ' \n\n ' }), 400],
  ['that is not there', () => ({}), 400],
])('a pasted text %s is refused', async (_, body, status) => {
  expect((await scene.as.staff.try(analysis.request, { body: body() })).status).toBe(status);
});

test('only the staff pastes', async () => {
  expect(await scene.as.teacher.try(analysis.request, { body: { composition_raw: BAD_TEXT } })).toMatchObject({
    status: 403,
    body: { detail: messages.pastedByStaff },
  });
});

test('a text that is handed in is read by itself, leaves its fingerprints, and its marks are judged and exported without names', async () => {
  const { browser } = await desk.teacher();
  const student = await desk.student();
  const test_id = await makeWriting(api).test({ group: desk.group });
  const body = { test_id, user_id: student.id, title: '', composition_raw: BAD_TEXT };
  const { id } = await browser.call(compositions.handIn, { body });
  const params = { id };
  const reading = await vi.waitFor(
    async () => {
      const found = await browser.call(analysis.ofComposition, { params });
      expect(found.state).toBe('done');
      return found;
    },
    { timeout: 20_000, interval: 200 },
  );
  expect(reading).toMatchObject({ composition_id: id, ai_score: null });
  expect(await api.owner`select count(*)::int as n from composition_fingerprints where composition_id = ${id}`).not.toEqual([{ n: 0 }]);

  const mark = reading.result?.highlights.find(({ start, end }) => BAD_TEXT.slice(start, end) === 'descazo');
  const key = mark?.key ?? '';
  await browser.call(analysis.feedback, { params, body: { key, is_helpful: true } });
  await browser.call(analysis.feedback, { params, body: { key, is_helpful: false } });
  expect(await browser.call(analysis.ownFeedback, { params })).toEqual({ results: { [key]: false } });
  expect(await (await desk.teacher()).browser.call(analysis.ownFeedback, { params })).toEqual({ results: {} });
  expect((await browser.try(analysis.feedback, { params, body: { key: 'nenhum', is_helpful: true } })).status).toBe(400);
  const exported = await scene.as.staff.call(analysis.exportFeedback, { query: { rule: mark?.rule ?? '' } });
  expect(exported.results).toMatchObject([{ rule: mark?.rule, is_helpful: false, quote: 'descazo', sentence: BAD_TEXT.split('\n')[0] }]);
  expect(JSON.stringify(exported)).not.toContain('Jurema');
  expect((await browser.try(analysis.exportFeedback, { query: {} })).status).toBe(403);
  await browser.call(analysis.feedback, { params, body: { key, is_helpful: null } });
  expect(await browser.call(analysis.ownFeedback, { params })).toEqual({ results: {} });
});

test('the suggestion of a grade waits for one’s own grades, unless the flag shows it before', async () => {
  const teacher = await desk.teacher();
  const id = await desk.text();
  const params = { id };
  const before = { status: 403, body: { detail: messages.scoreAfterOwnGrades } };
  const { id: reading } = await teacher.browser.call(analysis.request, { body: { id } });
  await settled(teacher.browser, reading);
  expect(await teacher.browser.try(analysis.aiScore, { params })).toMatchObject(before);
  const review = await desk.start(teacher, id);
  await desk.grade(teacher, review, [120, 120, 120, 120]);
  expect(await teacher.browser.try(analysis.aiScore, { params })).toMatchObject(before);
  await api.owner`update feature_flags set enabled = true where key = 'check_ai_portal'`;
  await vi.waitFor(async () => expect((await teacher.browser.try(analysis.aiScore, { params })).status).toBe(200), { timeout: 10_000 });
  await api.owner`update feature_flags set enabled = false where key = 'check_ai_portal'`;
  await vi.waitFor(async () => expect(await teacher.browser.try(analysis.aiScore, { params })).toMatchObject(before), { timeout: 10_000 });
  const fifth = desk.enem.competences[4];
  const level_id = fifth?.levels.find(({ points }) => points === 80)?.id ?? 0;
  const body = { competence_id: fifth?.id ?? 0, version: 0, level_id };
  await teacher.browser.call(reviews.grade, { params: { id: review.id }, body });
  expect(await teacher.browser.call(analysis.aiScore, { params })).toMatchObject({
    ai_score: null,
    reason: expect.stringMatching(/curto/),
  });
});

test('a genre without a model has no score, and says so', async () => {
  const teacher = await desk.teacher();
  const [theme] = await api.owner<{ slug: string }[]>`
    select themes.slug from themes join genres on genres.id = genre_id where genres.slug = 'conto' and themes.slug is not null limit 1`;
  const id = await desk.text({ theme: theme?.slug ?? '' });
  await settled(teacher.browser, (await teacher.browser.call(analysis.request, { body: { id } })).id);
  await api.owner`update compositions set status = 'reviewed' where id = ${id}`;
  expect(await teacher.browser.call(analysis.aiScore, { params: { id } })).toMatchObject({
    ai_score: null,
    reason: messages.noScoreModel,
    competences: [],
    agreement: null,
  });
});

import { reviewOversight } from '@lauda/contract/review-oversight';
import { reviews } from '@lauda/contract/reviews';
import { beforeAll, expect, test } from 'vitest';
import { type Reviewer, type ReviewScene, reviewScene } from '../../../../test/review-scene';
import { useApi } from '../../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: ReviewScene;
let coordinator: Reviewer;
beforeAll(async () => {
  scene = await reviewScene(api);
  coordinator = await scene.bear('coordinator', { school: scene.school });
});

const all = (points: number) => [points, points, points, points, points];
const list = async (state: 'waiting' | 'discrepant' | 'panel', { browser } = coordinator) =>
  (await browser.call(reviewOversight.texts, { query: { state } })).results;
const candidates = async (text: number, as_panel = false) =>
  (
    await coordinator.browser.call(reviewOversight.candidates, { query: { composition_id: [text], as_panel: String(as_panel) } })
  ).results.map(({ reviewer_id }) => reviewer_id);
const reviewAs = async (reviewer: Reviewer, points: number) => {
  const review = await scene.claim(reviewer);
  if (!review) throw new Error('nothing waits');
  return scene.finish(reviewer, await scene.grade(reviewer, review, all(points)));
};

test('a text goes from waiting to discrepant to the panel, and each step says who gave what', async () => {
  const people = [await scene.reviewer(), await scene.reviewer(), await scene.reviewer('reviewer:interno')] as const;
  const text = await scene.text({ flow: 'D' });
  expect(await list('waiting')).toMatchObject([{ composition_id: text, student_name: 'Jurema Pau-Ferro', review_type: 'D', reviews: [] }]);
  await reviewAs(people[0], 200);
  expect(await list('waiting')).toMatchObject([{ composition_id: text, reviews: [{ ordinal: 1, total: 1000, status: 'finished' }] }]);
  await reviewAs(people[1], 40);
  expect(await list('waiting')).toEqual([]);
  expect(await list('discrepant')).toMatchObject([{ composition_id: text, reviews: [{ total: 1000 }, { total: 200 }] }]);
  const third = await scene.claim(people[2]);
  if (!third) throw new Error('nothing waits');
  expect(await list('discrepant')).toMatchObject([
    { reviews: [{ total: 1000 }, { total: 200 }, { status: 'in_progress', total: null, points: [] }] },
  ]);
  await scene.finish(people[2], await scene.grade(people[2], third, [160, 120, 80, 120, 120]));
  expect(await list('discrepant')).toEqual([]);
  expect(await list('panel')).toMatchObject([
    { composition_id: text, reviews: [{}, {}, { kind: 'internal', total: 600, points: [160, 120, 80, 120, 120] }] },
  ]);
  expect(await list('panel', await scene.bear('coordinator', { school: await scene.its.school(scene.network, 'Outra escola') }))).toEqual(
    [],
  );

  const fourth = await scene.reviewer();
  const able = await candidates(text, true);
  expect(able).toContain(fourth.person.id);
  expect(able).toContain(coordinator.person.id);
  for (const { person } of people) expect(able).not.toContain(person.id);
  const body = { compositions: [text], reviewer_id: fourth.person.id, as_panel: true };
  expect(await coordinator.browser.call(reviews.assign, { body })).toEqual({ assigned: 1 });
  expect((await list('panel'))[0]?.reviews.at(-1)).toMatchObject({ kind: 'panel', status: 'in_progress', total: null });
});

test('the candidates of a text corrected at school are its teachers and its coordination, and each of them may be given it', async () => {
  const text = await scene.text({ flow: 'N' });
  const [teacher, stranger, reviewer, trainee] = [
    await scene.teacher(),
    await scene.bear('teacher', { group: await scene.its.group(scene.school, 'Turma do Lado') }),
    await scene.reviewer(),
    await scene.reviewer('reviewer:teste'),
  ];
  const able = await candidates(text);
  expect(able).toContain(teacher.person.id);
  expect(able).toContain(coordinator.person.id);
  for (const { person } of [stranger, reviewer, trainee]) expect(able).not.toContain(person.id);
  const body = { compositions: [text], reviewer_id: teacher.person.id };
  expect(await coordinator.browser.call(reviews.assign, { body })).toEqual({ assigned: 1 });
  expect((await list('waiting')).map(({ composition_id }) => composition_id)).not.toContain(text);
});

test('a reviewer of no network may be given a text of any', async () => {
  const text = await scene.text({ flow: 'O' });
  const reviewer = await scene.bear('reviewer:oficial', {});
  expect(await candidates(text)).toContain(reviewer.person.id);
  const body = { compositions: [text], reviewer_id: reviewer.person.id };
  expect(await coordinator.browser.call(reviews.assign, { body })).toEqual({ assigned: 1 });
});

test('practice is nobody’s to give, and a text out of reach is not there', async () => {
  const text = await scene.text({ flow: 'O' });
  const trainee = await scene.reviewer('reviewer:teste');
  expect(await candidates(text)).not.toContain(trainee.person.id);
  const other = await scene.bear('coordinator', { school: await scene.its.school(scene.network, 'Longe') });
  expect(await other.browser.try(reviewOversight.candidates, { query: { composition_id: [text] } })).toMatchObject({ status: 404 });
});

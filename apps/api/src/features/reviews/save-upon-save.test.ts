import type { Review } from '@lauda/contract/review-parts';
import { reviews } from '@lauda/contract/reviews';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Browser } from '../../../test/browser';
import { type Reviewer, type ReviewScene, reviewScene } from '../../../test/review-scene';
import { useApi } from '../../../test/start-api';
import { type RunningApi, startApi } from '../../app';

const api = useApi({ env: { WORKER: 'off', DATABASE_POOL: '4' } });
let otherProcess: RunningApi;
let scene: ReviewScene;
let teacher: Reviewer;
let id: number;
let versions: number[];

beforeAll(async () => {
  scene = await reviewScene(api);
  otherProcess = await startApi({ ...api.config, PORT: 0 }, { drainMs: 0, log: { write: () => {} } });
});
afterAll(() => otherProcess.close());

/** The server remembers the review as the last save left it: the next one goes on from there, if it still is so. */
beforeEach(async () => {
  teacher = await scene.teacher();
  id = (await scene.start(teacher, await scene.text())).id;
  versions = [0, 0, 0, 0, 0];
  for (let time = 0; time < 3; time += 1) await saved(0);
});

async function save(place: number, browser = teacher.browser) {
  const competence = scene.enem.competences[place];
  const version = versions[place] ?? 0;
  const body = { competence_id: competence?.id ?? 0, version, level_id: competence?.levels[version % 5]?.id ?? 0 };
  const answer = await browser.try(reviews.grade, { params: { id }, body });
  if (answer.status === 200) versions[place] = version + 1;
  return answer;
}
async function saved(place: number, browser = teacher.browser): Promise<Review> {
  const { status, body } = await save(place, browser);
  expect(status).toBe(200);
  return body as Review; // what a save answers
}
const versionsIn = ({ grades }: Review) => grades.map(({ version }) => version);
/** The review, its log and its trail. */
const stands = async () => {
  const [row] = await api.owner`
    select version, (select count(*)::int from review_events where review_id = ${id}) as log,
      (select count(*)::int from audit_events where (details ->> 'review_id')::int = ${id}) as trail
    from composition_reviews where id = ${id}`;
  return { ...row };
};

test('every save is answered with what stands, as a reading of it would be', async () => {
  for (const place of [0, 1, 0, 4, 1]) {
    const answer = await saved(place);
    const { results } = await teacher.browser.call(reviews.list, { query: { composition_id: answer.composition_id } });
    expect(results).toEqual([answer]);
  }
  expect(await stands()).toEqual({ version: 9, log: 9, trail: 8 });
});

test('what another hand changed meanwhile is in the answer: of the review itself, and of its parts', async () => {
  await api.owner`update composition_reviews set comment = 'De outra aba.', seconds_spent = 77 where id = ${id}`;
  expect(await saved(0)).toMatchObject({ comment: 'De outra aba.', seconds_spent: 77 });
  const elements = [{ element: 'agente' as const, state: 'nulo' as const, start: null, end: null }];
  const { version } = await saved(0);
  await teacher.browser.call(reviews.update, { params: { id }, body: { version, elements } });
  expect(await saved(0)).toMatchObject({ elements, comment: 'De outra aba.' });
});

test('two processes in turns: each knows what the other saved, and the versions have no gap', async () => {
  const there = new Browser(otherProcess.url);
  for (const [name, value] of teacher.browser.cookies) there.cookies.set(name, value);
  for (let turn = 1; turn <= 4; turn += 1) {
    expect(versionsIn(await saved(1, there))).toEqual(turn === 1 ? [3, 1] : [3, turn, turn - 1]);
    expect(versionsIn(await saved(2))).toEqual([3, turn, turn]);
  }
  expect(await stands()).toEqual({ version: 12, log: 12, trail: 11 });
});

test('saves of several grades at once: all of them, one after another', async () => {
  const answers = await Promise.all([0, 1, 2, 3, 4].map((place) => save(place)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await stands()).toEqual({ version: 9, log: 9, trail: 8 });
});

test('a review that was finished or given to someone else meanwhile is not saved to', async () => {
  const before = await stands();
  await api.owner`update composition_reviews set status = 'finished', finished = now() where id = ${id}`;
  expect((await save(0)).status).toBe(409);
  const other = await scene.teacher();
  await api.owner`update composition_reviews set status = 'in_progress', finished = null, reviewer_id = ${other.person.id} where id = ${id}`;
  expect((await save(0)).status).toBe(403);
  expect(await stands()).toEqual(before);
});

test('a grade that moved without its review: nothing is saved, and what stands is said', async () => {
  const before = await stands();
  await api.owner`update review_grades set version = 40 where review_id = ${id}`;
  const { status, body } = await save(0);
  expect(status).toBe(409);
  const { current } = body as { current: Review }; // what a conflict answers
  expect(versionsIn(current)).toEqual([40]);
  expect(current).not.toHaveProperty('row_mark');
  expect(await stands()).toEqual(before);
});

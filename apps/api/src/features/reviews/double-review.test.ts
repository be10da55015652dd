import { compositions } from '@lauda/contract/compositions';
import { reviewGrids } from '@lauda/contract/review-grids';
import type { Review } from '@lauda/contract/review-parts';
import { reviews } from '@lauda/contract/reviews';
import { beforeAll, expect, test } from 'vitest';
import { type Reviewer, type ReviewScene, reviewScene } from '../../../test/review-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: ReviewScene;
beforeAll(async () => {
  scene = await reviewScene(api);
});

type Points = readonly number[] | 'zero';
const all = (points: number) => [points, points, points, points, points];

const zeroReason = async ({ browser }: Reviewer) => (await browser.call(reviewGrids.zeroReasons, { query: {} })).results[0]?.id ?? 0;

/** Claims the only text that waits, gives these points, finishes. */
async function reviewAs(reviewer: Reviewer, points: Points): Promise<Review> {
  const review = await scene.claim(reviewer);
  if (!review) throw new Error('nothing waits');
  const done =
    points === 'zero'
      ? await reviewer.browser.call(reviews.zero, {
          params: { id: review.id },
          body: { zero_grade_reason_id: await zeroReason(reviewer), comment: 'Anulada.' },
        })
      : await scene.grade(reviewer, review, points);
  return scene.finish(reviewer, done);
}

const after = async (id: number) =>
  (
    await api.owner<{ status: string; outcome: string | null; total: number | null }[]>`
      select status, outcome, total from compositions left join composition_results on composition_id = id where id = ${id}`
  )[0];

/** The six pairs of the specification, and what a third and a panel make of them. */
test.each<[string, Points, Points, object]>([
  ['equal', all(120), all(120), { status: 'reviewed', outcome: 'agreed', total: 600 }],
  [
    '120 apart in total, nowhere more than 80',
    [200, 120, 120, 120, 120],
    [120, 120, 120, 120, 80],
    { status: 'in_review', outcome: 'discrepant', total: null },
  ],
  ['80 apart in one competence is the mean', [200, 120, 120, 120, 120], all(120), { status: 'reviewed', outcome: 'agreed', total: 640 }],
  ['120 apart in total, 40 at a time', [160, 160, 160, 120, 120], all(120), { status: 'in_review', outcome: 'discrepant', total: null }],
  [
    '120 apart in C5 alone',
    [120, 120, 120, 120, 160],
    [120, 120, 160, 120, 40],
    { status: 'in_review', outcome: 'discrepant', total: null },
  ],
  ['zero against a grade', 'zero', all(40), { status: 'in_review', outcome: 'discrepant', total: null }],
  ['two zeros', 'zero', 'zero', { status: 'reviewed', outcome: 'agreed', total: 0 }],
])('two blind reviews, %s', async (_, one, two, expected) => {
  const [first, second] = [await scene.reviewer(), await scene.reviewer('reviewer:interno')];
  const text = await scene.text({ flow: 'D' });
  await reviewAs(first, one);
  expect(await after(text)).toMatchObject({ status: 'in_review', outcome: 'waiting_second', total: null });
  expect(await scene.claim(first)).toBeNull();
  await reviewAs(second, two);
  expect(await after(text)).toMatchObject(expected);
  await api.owner`update compositions set review_type = 'N' where id = ${text}`; // out of the queue of the next
});

test('a third settles with the closest; three apart go to the panel, whose grade replaces all', async () => {
  const people = [await scene.reviewer(), await scene.reviewer(), await scene.reviewer(), await scene.reviewer()] as const;
  const text = await scene.text({ flow: 'D' });
  await reviewAs(people[0], all(200));
  await reviewAs(people[1], all(40));
  const third = await reviewAs(people[2], all(120));
  expect(await after(text)).toMatchObject({ status: 'in_review', outcome: 'panel', total: null });
  expect(await scene.claim(people[3])).toBeNull();
  const stays = await people[2].browser.try(reviews.update, {
    params: { id: third.id },
    body: { version: third.version, status: 'in_progress' },
  });
  expect(stays).toMatchObject({ status: 409, body: { detail: expect.stringContaining('duas correções') } });

  const coordinator = await scene.bear('coordinator', { school: scene.school });
  const call = (reviewer_id: number, as_panel: boolean) =>
    coordinator.browser.try(reviews.assign, { body: { compositions: [text], reviewer_id, as_panel } });
  expect((await call(people[3].person.id, false)).status).toBe(409);
  expect((await call(people[0].person.id, true)).status).toBe(409);
  expect(await call(people[3].person.id, true)).toMatchObject({ status: 200, body: { assigned: 1 } });
  expect(await call(people[3].person.id, true)).toMatchObject({ status: 200, body: { assigned: 0 } });
  const panel = await scene.start(people[3], text);
  expect(panel).toMatchObject({ kind: 'panel', ordinal: 4 });
  await scene.finish(people[3], await scene.grade(people[3], panel, all(80)));
  expect(await after(text)).toMatchObject({ status: 'reviewed', outcome: 'panel', total: 400 });
});

test('a third settles when it is close to one of the two', async () => {
  const people = [await scene.reviewer(), await scene.reviewer(), await scene.reviewer()] as const;
  const text = await scene.text({ flow: 'D' });
  await reviewAs(people[0], all(200));
  await reviewAs(people[1], all(40));
  await reviewAs(people[2], [40, 40, 40, 40, 80]);
  expect(await after(text)).toMatchObject({ status: 'reviewed', outcome: 'agreed', total: 220 });
});

test('the first of two may be taken back while it is the only one', async () => {
  const first = await scene.reviewer();
  const text = await scene.text({ flow: 'D' });
  const done = await reviewAs(first, all(120));
  const back = await first.browser.call(reviews.update, {
    params: { id: done.id },
    body: { version: done.version, status: 'in_progress' },
  });
  expect(back.status).toBe('in_progress');
  expect(await after(text)).toMatchObject({ status: 'in_review', outcome: null });
  await scene.finish(first, back);
  await api.owner`update compositions set review_type = 'N' where id = ${text}`;
});

test('practice reviews take no place, move nothing and never count', async () => {
  const trainee = await scene.reviewer('reviewer:teste');
  const text = await scene.text({ flow: 'O' });
  const practice = await reviewAs(trainee, all(200));
  expect(practice).toMatchObject({ kind: 'test', counts: false, status: 'finished' });
  expect(await after(text)).toMatchObject({ status: 'submitted', total: null });
  await reviewAs(await scene.reviewer(), all(120));
  expect(await after(text)).toMatchObject({ status: 'reviewed', total: 600 });
});

test('no answer names the student, the class or the school to a blind reviewer', async () => {
  const reviewer = await scene.reviewer();
  const { browser } = reviewer;
  const heard: string[] = [];
  const listen = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    heard.push(`${status} ${JSON.stringify(body ?? null)}`);
    return body;
  };
  const text = await scene.text({ flow: 'D' });
  await listen(browser.try(reviews.queue, { query: {} }));
  const { review } = (await listen(browser.try(reviews.claim, { body: {} }))) as { review: Review }; // a text waits
  const params = { id: review.id };
  await listen(browser.try(compositions.get, { params: { id: text } }));
  await listen(browser.try(compositions.history, { params: { id: text } }));
  await listen(browser.try(reviews.list, { query: { composition_id: text } }));
  await listen(browser.try(reviews.start, { body: { composition_id: text } }));
  await listen(browser.try(reviews.heartbeat, { params, body: { seconds_spent: 5 } }));
  await listen(browser.try(reviews.update, { params, body: { version: 1, comment: 'Bom.' } }));
  await listen(browser.try(reviews.update, { params, body: { version: 0, comment: 'Velho.' } }));
  const graded = await scene.grade(reviewer, review, all(120));
  await listen(browser.try(reviews.zero, { params, body: { zero_grade_reason_id: await zeroReason(reviewer), comment: '' } }));
  await listen(browser.try(reviews.zero, { params, body: { zero_grade_reason_id: null, comment: '' } }));
  await listen(browser.try(reviews.update, { params, body: { version: graded.version + 2, status: 'finished' } }));
  await listen(browser.try(reviews.queue, { query: {} }));
  await listen(browser.try(reviews.list, { query: { composition_id: text } }));
  await reviewAs(await scene.reviewer(), all(40));
  await listen(browser.try(compositions.get, { params: { id: text } }));
  expect(heard.filter((answer) => /Jurema|Pau-Ferro|Ipê/.test(answer))).toEqual([]);
  expect(heard.filter((answer) => answer.startsWith('200')).length).toBeGreaterThanOrEqual(10);
  const teacher = await scene.teacher();
  expect(JSON.stringify((await teacher.browser.try(reviews.queue, { query: {} })).body)).not.toContain('Jurema'); // nothing of flow N waits
});

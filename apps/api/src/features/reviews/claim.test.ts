import { setTimeout as sleep } from 'node:timers/promises';
import { reviewGrids } from '@lauda/contract/review-grids';
import type { Review } from '@lauda/contract/review-parts';
import { reviews } from '@lauda/contract/reviews';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Reviewer, type ReviewScene, reviewScene } from '../../../test/review-scene';
import { useApi } from '../../../test/start-api';

describe('the queue', () => {
  const api = useApi({ env: { WORKER: 'off' } });
  let scene: ReviewScene;
  beforeAll(async () => {
    scene = await reviewScene(api);
  });

  test('the oldest comes first; thirty who ask at once get thirty texts', async () => {
    const reviewers = await Promise.all(Array.from({ length: 30 }, () => scene.reviewer()));
    const texts: number[] = [];
    for (let count = 0; count < 30; count += 1) texts.push(await scene.text({ flow: 'O' }));
    const [first] = reviewers;
    const oldest = await scene.claim(first as Reviewer);
    expect(oldest?.composition_id).toBe(texts[0]);
    const others = await Promise.all(reviewers.slice(1).map((reviewer) => scene.claim(reviewer)));
    const taken = [oldest, ...others].map((review) => review?.composition_id);
    expect([...taken].sort()).toEqual([...texts].sort());
    expect(await scene.claim(await scene.reviewer())).toBeNull();
  });

  test('a double review goes to two different people at once, and to no third', async () => {
    const text = await scene.text({ flow: 'D' });
    const reviewers = await Promise.all(Array.from({ length: 6 }, () => scene.reviewer()));
    const claims = await Promise.all(reviewers.map((reviewer) => scene.claim(reviewer)));
    const got = claims.filter((review): review is Review => review !== null);
    expect(got.map(({ composition_id, ordinal }) => [composition_id, ordinal]).sort()).toEqual([
      [text, 1],
      [text, 2],
    ]);
  });

  test('reviewers take from their own network, teachers from their own classes and flow', async () => {
    const elsewhere = await scene.its.network();
    const far = await scene.bear('reviewer:oficial', { network: elsewhere });
    await scene.text({ flow: 'O' });
    expect(await scene.claim(far)).toBeNull();
    const near = await scene.text({ flow: 'N' });
    const otherGroup = await scene.its.group(scene.school);
    expect(await scene.claim(await scene.bear('teacher', { group: otherGroup }))).toBeNull();
    expect((await scene.claim(await scene.teacher()))?.composition_id).toBe(near);
    const taker = await scene.reviewer();
    expect((await scene.claim(taker))?.kind).toBe('official');
    expect(await scene.claim(taker)).toBeNull();
  });

  test('a reviewer whose role names no network takes from all of them', async () => {
    const text = await scene.text({ flow: 'O' });
    expect((await scene.claim(await scene.bear('reviewer:oficial', {})))?.composition_id).toBe(text);
  });

  test('a teacher of the class cannot start what reviewers correct, and is told so', async () => {
    const text = await scene.text({ flow: 'O' });
    const teacher = await scene.teacher();
    expect(await teacher.browser.try(reviews.start, { body: { composition_id: text } })).toMatchObject({
      status: 403,
      body: { detail: expect.any(String) },
    });
    expect((await (await scene.reviewer()).browser.try(reviews.start, { body: { composition_id: text } })).status).toBe(404);
  });

  test('going through an activity in order, from the one just left', async () => {
    const group = await scene.its.group(scene.school);
    const teacher = await scene.bear('teacher', { group });
    const test_id = await scene.writing.test({ group });
    const texts: number[] = [];
    for (let count = 0; count < 3; count += 1)
      texts.push(await scene.writing.composition({ test: test_id, student: (await scene.student()).id }));
    const next = async (after?: number) =>
      (await teacher.browser.call(reviews.claim, { body: { test_id, ...(after ? { after } : {}) } })).composition_id;
    expect(await next(texts[1])).toBe(texts[2]);
    expect(await next(texts[2])).toBe(texts[0]);
    expect(await next()).toBe(texts[1]);
    expect(await next()).toBeNull();
  });

  test('the desk counts what waits, what is under way and what is finished', async () => {
    const group = await scene.its.group(scene.school);
    const teacher = await scene.bear('teacher', { group });
    const test_id = await scene.writing.test({ group });
    for (let count = 0; count < 4; count += 1)
      await scene.writing.composition({ test: test_id, student: (await scene.student([], group)).id });
    const review = await scene.claim(teacher);
    const done = await scene.claim(teacher);
    await scene.finish(teacher, await scene.grade(teacher, done as Review, [40, 40, 40, 40, 40]));
    await scene.grade(teacher, review as Review, [80]);
    const desk = await teacher.browser.call(reviews.queue, { query: { limit: 1 } });
    expect(desk).toMatchObject({ waiting_count: 2, finished_count: 1, finished_this_week: 1, finished_next: null });
    expect(desk.in_progress).toMatchObject([
      { review_id: review?.id, total: 80, count_graded: 1, count_competences: 5, student_name: 'Jurema Pau-Ferro' },
    ]);
    expect(desk.finished).toMatchObject([{ total: 200, status: 'finished' }]);
    expect(desk.waiting.map(({ review_id, code }) => [review_id, code.startsWith('T-')])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect(desk.oldest_waiting).toBe(desk.waiting[0]?.submitted_at);
  });

  test('the coordination passes texts to a teacher of the class, all or none', async () => {
    const coordinator = await scene.bear('coordinator', { school: scene.school });
    const teacher = await scene.teacher();
    const [one, two] = [await scene.text(), await scene.text()];
    const assign = (compositions: number[], reviewer_id: number) =>
      coordinator.browser.try(reviews.assign, { body: { compositions, reviewer_id } });
    expect((await assign([one, 999_999], teacher.person.id)).status).toBe(404);
    const stranger = await scene.bear('teacher', { group: await scene.its.group(scene.school) });
    expect(await assign([one], stranger.person.id)).toMatchObject({ status: 400, body: { reviewer_id: [expect.any(String)] } });
    await scene.start(await scene.teacher(), two);
    expect((await assign([one, two], teacher.person.id)).status).toBe(409);
    expect((await teacher.browser.call(reviews.queue, { query: {} })).in_progress).toEqual([]);
    expect(await assign([one], teacher.person.id)).toMatchObject({ status: 200, body: { assigned: 1 } });
    expect((await teacher.browser.call(reviews.queue, { query: {} })).in_progress).toMatchObject([{ composition_id: one }]);
    const { results } = await coordinator.browser.call(reviews.reviewers, { query: {} });
    expect(results.find(({ reviewer_id }) => reviewer_id === teacher.person.id)).toMatchObject({
      in_progress: 1,
      finished: 0,
      agreement: null,
      pairs: 0,
    });
  });
});

describe('a lease of two seconds (REL-08)', () => {
  const api = useApi({ env: { WORKER: 'off', REVIEW_LEASE_SECONDS: '2' } });
  let scene: ReviewScene;
  beforeAll(async () => {
    scene = await reviewScene(api);
  });

  const isTaken = async (reviewer: Reviewer) => (await scene.claim(reviewer)) !== null;

  test('a closed browser: taken over within three seconds, and the former holder has three ways out', async () => {
    const [former, next] = [await scene.reviewer(), await scene.reviewer()];
    const text = await scene.text({ flow: 'O' });
    const claimed = (await scene.claim(former)) as Review; // a text waits
    await scene.grade(former, claimed, [160]);
    const saved = performance.now();
    expect(await isTaken(next)).toBe(false);
    while (!(await isTaken(next))) await sleep(100);
    expect(performance.now() - saved).toBeGreaterThan(1500);
    expect(performance.now() - saved).toBeLessThan(3500);

    const competence = scene.enem.competences[1]?.id ?? 0;
    const late = await former.browser.try(reviews.grade, {
      params: { id: claimed.id },
      body: { competence_id: competence, version: 0, comment: 'x' },
    });
    expect(late).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('rascunho'), current: { status: 'abandoned', total: 160, grades: [{ points: 160 }] } },
    });
    expect((await former.browser.try(reviews.heartbeat, { params: { id: claimed.id }, body: { seconds_spent: 1 } })).status).toBe(409);
    // Look again: the draft is there.
    const [draft] = (await former.browser.call(reviews.list, { query: { composition_id: text } })).results;
    expect(draft).toMatchObject({ id: claimed.id, status: 'abandoned', total: 160 });
    // Go on: refused while someone else works on it, and again possible when that person is gone too.
    expect((await former.browser.try(reviews.start, { body: { composition_id: text } })).status).toBe(409);
    await sleep(2100);
    const resumed = await scene.start(former, text);
    expect(resumed).toMatchObject({ id: claimed.id, status: 'in_progress', total: 160 });
    // Leave.
    const [reason] = (await former.browser.call(reviewGrids.abandonReasons, { query: {} })).results;
    expect(await former.browser.call(reviews.abandon, { params: { id: claimed.id }, body: { reason_id: reason?.id ?? 0 } })).toMatchObject({
      status: 'abandoned',
    });
    await api.owner`update compositions set review_type = 'N' where id = ${text}`; // out of the queue of the next
  });

  test('heartbeats and saves keep it; a lease that ran out and that nobody took is renewed by the next save', async () => {
    const [holder, other] = [await scene.reviewer(), await scene.reviewer()];
    await scene.text({ flow: 'O' });
    const claimed = (await scene.claim(holder)) as Review; // a text waits
    for (let beat = 0; beat < 3; beat += 1) {
      await sleep(1000);
      const { lease_until } = await holder.browser.call(reviews.heartbeat, { params: { id: claimed.id }, body: { seconds_spent: beat } });
      expect(Date.parse(lease_until) - Date.now()).toBeGreaterThan(1000);
      expect(await isTaken(other)).toBe(false);
    }
    await sleep(2200);
    expect((await scene.grade(holder, claimed, [40])).status).toBe('in_progress');
    expect(await isTaken(other)).toBe(false);
  });
});

import { randomUUID } from 'node:crypto';
import { reviewGrids } from '@lauda/contract/review-grids';
import { REVIEW_STATUSES, type Review } from '@lauda/contract/review-parts';
import { reviews } from '@lauda/contract/reviews';
import { nextReviewStatus, REVIEW_ACTIONS, type ReviewAction, type ReviewStatus } from '@lauda/domain/reviewing/review-life';
import { beforeAll, expect, test } from 'vitest';
import { type Reviewer, type ReviewScene, reviewScene } from '../../../test/review-scene';
import { useApi } from '../../../test/start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: ReviewScene;
let teacher: Reviewer;
let zeroReason: number;
let leaving: number;
beforeAll(async () => {
  scene = await reviewScene(api);
  teacher = await scene.teacher();
  zeroReason = (await teacher.browser.call(reviewGrids.zeroReasons, { query: {} })).results[0]?.id ?? 0;
  leaving = (await teacher.browser.call(reviewGrids.abandonReasons, { query: {} })).results[0]?.id ?? 0;
});

/** Graded whole and zeroed, so that whatever is refused is refused for its status alone. */
async function reviewIn(status: ReviewStatus): Promise<Review> {
  const graded = await scene.grade(teacher, await scene.start(teacher, await scene.text()), [40, 40, 40, 40, 40]);
  const body = { zero_grade_reason_id: zeroReason, comment: 'Zerada.' };
  const zeroed = await teacher.browser.call(reviews.zero, { params: { id: graded.id }, body });
  if (status === 'finished') return scene.finish(teacher, zeroed);
  if (status === 'abandoned') return teacher.browser.call(reviews.abandon, { params: { id: graded.id }, body: { reason_id: leaving } });
  return zeroed;
}

const actions: Record<ReviewAction, (review: Review) => Promise<{ status: number; body: unknown }>> = {
  grade: ({ id, grades: [first] }) =>
    teacher.browser.try(reviews.grade, {
      params: { id },
      body: { competence_id: first?.competence_id ?? 0, version: first?.version ?? 0, comment: 'Outra.' },
    }),
  comment: ({ id, version }) => teacher.browser.try(reviews.update, { params: { id }, body: { version, comment: 'Outro.' } }),
  annotate: ({ id }) =>
    teacher.browser.try(reviews.annotate, {
      body: { review_id: id, client_id: randomUUID(), annotation_type: 'elogio', competence_id: null, comment: 'Bom.', suggested_text: '' },
    }),
  zero: ({ id }) => teacher.browser.try(reviews.zero, { params: { id }, body: { zero_grade_reason_id: zeroReason, comment: 'De novo.' } }),
  undo_zero: ({ id }) => teacher.browser.try(reviews.zero, { params: { id }, body: { zero_grade_reason_id: null, comment: '' } }),
  finish: ({ id, version }) => teacher.browser.try(reviews.update, { params: { id }, body: { version, status: 'finished' } }),
  abandon: ({ id }) => teacher.browser.try(reviews.abandon, { params: { id }, body: { reason_id: leaving } }),
  resume: ({ composition_id }) => teacher.browser.try(reviews.start, { body: { composition_id } }),
  unfinish: ({ id, version }) => teacher.browser.try(reviews.update, { params: { id }, body: { version, status: 'in_progress' } }),
};

/** All that a refusal must leave as it was. */
const rowsOf = async (id: number) => [
  ...(await api.owner`select * from composition_reviews where id = ${id}`),
  ...(await api.owner`select status, is_zero, outcome, version from compositions where id = (select composition_id from composition_reviews where id = ${id})`),
  ...(await api.owner`select * from review_events where review_id = ${id} order by id`),
  ...(await api.owner`select * from review_grades where review_id = ${id} order by id`),
  ...(await api.owner`select * from review_annotations where review_id = ${id} order by id`),
];

test.each(REVIEW_STATUSES.flatMap((status) => REVIEW_ACTIONS.map((action) => [status, action] as const)))(
  '%s × %s: as the domain says, or 409 and nothing changed (REL-30)',
  async (status, action) => {
    const review = await reviewIn(status);
    const before = await rowsOf(review.id);
    const answer = await actions[action](review);
    const next = nextReviewStatus(status, action);
    if (next !== undefined) {
      expect([200, 201]).toContain(answer.status);
      const [after] = await api.owner<{ status: string }[]>`select status from composition_reviews where id = ${review.id}`;
      expect(after?.status).toBe(next);
      return;
    }
    // Asking to start what one has finished shows it, and is no error.
    expect(answer.status).toBe(action === 'resume' ? 200 : 409);
    expect(await rowsOf(review.id)).toEqual(before);
  },
);

test('fifty marks under a text that changed: found again by their words, or without anchor, never moved in silence (REL-27)', async () => {
  const sentences = Array.from({ length: 50 }, (_, at) => `A frase de número ${at} fala da praça, do coreto ${at} e da gente que passa.`);
  const text = await scene.text({ raw: sentences.join('\n') });
  const review = await scene.start(teacher, text);
  const raw = sentences.join('\n');
  const marks: { id: number; quote: string }[] = [];
  for (const [at] of sentences.entries()) {
    const quote = `coreto ${at} `;
    const start = raw.indexOf(quote);
    const place = { start, end: start + quote.length, quote };
    const mark = {
      review_id: review.id,
      client_id: randomUUID(),
      annotation_type: 'orientacao' as const,
      competence_id: null,
      comment: '',
      suggested_text: '',
    };
    const { id } = await teacher.browser.call(reviews.annotate, { body: { ...mark, ...place } });
    marks.push({ id, quote });
  }
  // Every third sentence goes, a new one comes first, and every seventh is rewritten around the mark.
  const edited = ['Uma frase nova no começo.', ...sentences.filter((_, at) => at % 3 !== 0)].map((line, at) =>
    at % 7 === 0 ? line.replace('coreto', 'chafariz') : line,
  );
  const changed = edited.join('\n');
  await api.owner`update compositions set text = ${changed} where id = ${text}`;
  let [found, orphans] = [0, 0];
  for (const { id, quote } of marks) {
    const seen = await teacher.browser.call(reviews.changeAnnotation, { params: { id }, body: { version: 1, is_resolved: true } });
    if (seen.is_orphan) {
      orphans += 1;
      expect([seen.start, seen.end, seen.quote]).toEqual([null, null, quote]);
    } else {
      found += 1;
      expect(changed.slice(seen.start ?? 0, seen.end ?? 0)).toBe(quote);
      expect(changed.indexOf(quote)).toBe(seen.start);
    }
  }
  expect(found + orphans).toBe(50);
  expect(found).toBe(edited.filter((line) => line.includes('coreto')).length);
});

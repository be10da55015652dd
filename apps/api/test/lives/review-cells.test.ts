import { randomUUID } from 'node:crypto';
import { reviewGrids } from '@lauda/contract/review-grids';
import { REVIEW_STATUSES, type Review } from '@lauda/contract/review-parts';
import { reviews } from '@lauda/contract/reviews';
import { nextReviewStatus, REVIEW_ACTIONS, type ReviewAction, type ReviewStatus } from '@lauda/domain/reviewing/review-life';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../browser';
import { type Reviewer, type ReviewScene, reviewScene } from '../review-scene';
import { useApi } from '../start-api';

const api = useApi({ env: { WORKER: 'off' } });
let scene: ReviewScene;
let zeroReason: number;
let leaving: number;

/** Who may hold a review, and on which way of correcting. */
const HOLDERS = { teacher: 'N', coordinator: 'N', reviewer: 'O', 'reviewer:oficial': 'D', 'reviewer:interno': 'O' } as const;
const OTHERS = ['student', 'director', 'manager', 'executive', 'reviewer:teste'] as const;
type Holder = keyof typeof HOLDERS;
const people = {} as Record<Holder | (typeof OTHERS)[number], Reviewer>; // filled below

beforeAll(async () => {
  scene = await reviewScene(api);
  const { group, school, network } = scene;
  const places = {
    teacher: { group },
    coordinator: { school },
    student: { group },
    director: { school },
  } as Partial<Record<keyof typeof people, object>>; // the rest stand in the network
  for (const role of [...(Object.keys(HOLDERS) as Holder[]), ...OTHERS]) people[role] = await scene.bear(role, places[role] ?? { network }); // its own keys
  const { browser } = people.teacher;
  zeroReason = (await browser.call(reviewGrids.zeroReasons, { query: {} })).results[0]?.id ?? 0;
  leaving = (await browser.call(reviewGrids.abandonReasons, { query: {} })).results[0]?.id ?? 0;
});

/** Who corrects blindly is given a text by the queue, which has its own tests: here it is theirs from the beginning. */
async function taken(role: Holder): Promise<Pick<Review, 'id' | 'grades'>> {
  const [{ person }, flow] = [people[role], HOLDERS[role]];
  const composition = await scene.text({ flow });
  if (flow === 'N') return scene.start(people[role], composition);
  await api.owner`update compositions set status = 'in_review' where id = ${composition}`;
  const kind = role === 'reviewer:interno' ? 'internal' : 'official';
  return { id: await scene.writing.review({ composition, reviewer: person.id, kind }), grades: [] };
}

/** Graded whole and zeroed, so that whatever is refused is refused for its status or its holder alone. */
async function reviewIn(status: ReviewStatus, role: Holder): Promise<Review> {
  const holder = people[role];
  const graded = await scene.grade(holder, await taken(role), [40, 40, 40, 40, 40]);
  const body = { zero_grade_reason_id: zeroReason, comment: 'Zerada.' };
  const zeroed = await holder.browser.call(reviews.zero, { params: { id: graded.id }, body });
  if (status === 'finished') return scene.finish(holder, zeroed);
  if (status === 'abandoned') return holder.browser.call(reviews.abandon, { params: { id: graded.id }, body: { reason_id: leaving } });
  return zeroed;
}

const send: Record<ReviewAction, (browser: Browser, review: Review) => Promise<{ status: number }>> = {
  grade: (browser, { id, grades: [first] }) => {
    const body = { competence_id: first?.competence_id ?? 0, version: first?.version ?? 0, comment: 'Outra.' };
    return browser.try(reviews.grade, { params: { id }, body });
  },
  comment: (browser, { id, version }) => browser.try(reviews.update, { params: { id }, body: { version, comment: 'Outro.' } }),
  annotate: (browser, { id }) => {
    const mark = { client_id: randomUUID(), annotation_type: 'elogio' as const, competence_id: null, comment: 'Bom.', suggested_text: '' };
    return browser.try(reviews.annotate, { body: { review_id: id, ...mark } });
  },
  zero: (browser, { id }) => browser.try(reviews.zero, { params: { id }, body: { zero_grade_reason_id: zeroReason, comment: 'De novo.' } }),
  undo_zero: (browser, { id }) => browser.try(reviews.zero, { params: { id }, body: { zero_grade_reason_id: null, comment: '' } }),
  finish: (browser, { id, version }) => browser.try(reviews.update, { params: { id }, body: { version, status: 'finished' } }),
  abandon: (browser, { id }) => browser.try(reviews.abandon, { params: { id }, body: { reason_id: leaving } }),
  resume: (browser, { composition_id }) => browser.try(reviews.start, { body: { composition_id } }),
  unfinish: (browser, { id, version }) => browser.try(reviews.update, { params: { id }, body: { version, status: 'in_progress' } }),
};

/** All that a refusal must leave as it was. */
const rowsOf = async (id: number) => [
  ...(await api.owner`select * from composition_reviews where id = ${id}`),
  ...(await api.owner`select status, is_zero, outcome, version from compositions where id = (select composition_id from composition_reviews where id = ${id})`),
  ...(await api.owner`select * from review_events where review_id = ${id} order by id`),
  ...(await api.owner`select * from review_grades where review_id = ${id} order by id`),
  ...(await api.owner`select * from review_annotations where review_id = ${id} order by id`),
];

const steps = REVIEW_STATUSES.flatMap((status) => REVIEW_ACTIONS.map((action) => [status, action] as const));
const held = (Object.keys(HOLDERS) as Holder[]).flatMap((role) => steps.map(([status, action]) => [role, status, action] as const)); // its own keys

test.each(held)(
  '%s with a review of their own: %s × %s, as the domain says, or 409 and nothing changed (REL-30)',
  async (role, status, action) => {
    const review = await reviewIn(status, role);
    const before = await rowsOf(review.id);
    const answer = await send[action](people[role].browser, review);
    const next = nextReviewStatus(status, action);
    if (next !== undefined) {
      expect([200, 201]).toContain(answer.status);
      expect(await api.owner`select status from composition_reviews where id = ${review.id}`).toMatchObject([{ status: next }]);
      return;
    }
    // Asking to start what one has finished shows it, and is no error.
    expect(answer.status).toBe(action === 'resume' ? 200 : 409);
    expect(await rowsOf(review.id)).toEqual(before);
  },
);

/** Taking up is of one's own: what others begin on the same text is theirs, and among the lives of a composition. */
const foreign = steps.filter(([, action]) => action !== 'resume');

test.each(foreign)('the review of a teacher, %s: %s by anybody else is refused and changes nothing (REL-30)', async (status, action) => {
  const review = await reviewIn(status, 'teacher');
  const before = await rowsOf(review.id);
  for (const [role, { browser }] of Object.entries(people)) {
    if (role === 'teacher') continue;
    expect([403, 404], role).toContain((await send[action](browser, review)).status);
  }
  expect(await rowsOf(review.id)).toEqual(before);
});

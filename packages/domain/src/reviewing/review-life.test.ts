import { REVIEW_STATUSES } from '@lauda/contract/review-parts';
import { expect, test } from 'vitest';
import { nextReviewStatus, REVIEW_ACTIONS, type ReviewAction, type ReviewFacts, type ReviewStatus, reviewRefusal } from './review-life';

/** Columns: in_progress, finished, abandoned. A dot is a refusal. */
const short: Record<string, ReviewStatus> = { p: 'in_progress', f: 'finished', a: 'abandoned' };
const table: Record<ReviewAction, string> = {
  grade: 'p . .',
  comment: 'p . .',
  annotate: 'p . .',
  zero: 'p . .',
  undo_zero: 'p . .',
  finish: 'f . .',
  abandon: 'a . .',
  resume: 'p . p',
  unfinish: '. p .',
};
const every = REVIEW_ACTIONS.flatMap((action) =>
  REVIEW_STATUSES.map((status, column) => [status, action, short[table[action].split(' ')[column] ?? '']] as const),
);

test('the table names every status and action', () => expect(every).toHaveLength(3 * 9));
test.each(every)('%s, %s → %s', (status, action, next) => expect(nextReviewStatus(status, action)).toBe(next));

const now = new Date('2026-03-02T10:00:00-03:00');
const live = '2026-03-02T10:10:00-03:00';
const over = '2026-03-02T09:50:00-03:00';
const review = (more: Partial<ReviewFacts> = {}): ReviewFacts => ({
  status: 'in_progress',
  reviewer_id: 7,
  lease_until: live,
  is_zeroed: false,
  has_place: false,
  is_consolidated: false,
  ...more,
});

test.each(every)('%s, %s: the reviewer alone, and only where the table allows', (status, action, next) => {
  const mine = review({ status, is_zeroed: true });
  expect(reviewRefusal(mine, action, 8, now)).toBe('not_yours');
  expect(reviewRefusal(mine, action, 7, now)).toBe(next ? undefined : 'wrong_status');
});

test.each([
  ['a zero that was not given cannot be undone', review(), 'undo_zero', 'not_zeroed'],
  ['a zeroed review may be graded: the zero wins until undone', review({ is_zeroed: true }), 'grade', undefined],
  ['a second zero changes the reason', review({ is_zeroed: true }), 'zero', undefined],
  ['the lease ran out and another has the text', review({ lease_until: over }), 'grade', 'lease_lost'],
  ['the lease ran out and another has the text: giving up works', review({ lease_until: over }), 'abandon', undefined],
  ['the lease ran out and nobody took the text: the save renews it', review({ lease_until: over, has_place: true }), 'grade', undefined],
  ['finish, when another took the text', review({ lease_until: over }), 'finish', 'lease_lost'],
  ['a draft is taken up again', review({ status: 'abandoned', lease_until: null, has_place: true }), 'resume', undefined],
  ['a draft of a text that another has', review({ status: 'abandoned', lease_until: null }), 'resume', 'lease_lost'],
  ['finish after abandon', review({ status: 'abandoned', has_place: true }), 'finish', 'wrong_status'],
  ['a finished review is unfinished', review({ status: 'finished', lease_until: null }), 'unfinish', undefined],
  ['one of two blind reviews stays as it is', review({ status: 'finished', is_consolidated: true }), 'unfinish', 'consolidated'],
] as const)('%s', (_name, facts, action, refusal) => expect(reviewRefusal(facts, action, 7, now)).toBe(refusal));

import { COMPOSITION_STATUSES } from '@lauda/contract/compositions';
import { expect, test } from 'vitest';
import {
  COMPOSITION_ACTIONS,
  type CompositionAction,
  type CompositionStatus,
  finishingAction,
  isFinished,
  leavingAction,
  nextStatus,
} from './composition-life';

/** Columns: not_started, writing, submitted, in_review, reviewed. A dot is a refusal. */
const short: Record<string, CompositionStatus> = { w: 'writing', s: 'submitted', r: 'in_review', c: 'reviewed' };
const table: Record<CompositionAction, string> = {
  write: 'w w . . .',
  submit: '. s . . .',
  start_review: '. . r r .',
  abandon_review: '. . . s .',
  abandon_one_review: '. . . r .',
  zero: '. . . r .',
  undo_zero: '. . . r .',
  finish_review: '. . . c .',
  finish_one_review: '. . . r .',
  unfinish_review: '. . . r r',
  publish: '. . . . c',
  reopen: 'w w w . w',
  unfinish: '. . w . w',
};

const every = COMPOSITION_ACTIONS.flatMap((action) =>
  COMPOSITION_STATUSES.map((status, column) => [status, action, short[table[action].split(' ')[column] ?? '']] as const),
);

test('the table names every status and action', () => expect(every).toHaveLength(5 * 13));

test.each(every)('%s, %s → %s', (status, action, next) => expect(nextStatus(status, action)).toBe(next));

test.each([
  ['not_started', false],
  ['writing', false],
  ['submitted', true],
  ['in_review', true],
  ['reviewed', true],
] as const)('flag_finished of %s is %s', (status, finished) => expect(isFinished(status)).toBe(finished));

test('reopening and unfinishing always end in writing, and writing again can be handed in again', () => {
  for (const action of ['reopen', 'unfinish'] as const)
    for (const status of COMPOSITION_STATUSES) expect([undefined, 'writing']).toContain(nextStatus(status, action));
  expect(nextStatus('writing', 'submit')).toBe('submitted');
});

test('what cannot be unfinished: what was not finished, and what someone is reading', () => {
  expect(COMPOSITION_STATUSES.filter((status) => nextStatus(status, 'unfinish') === undefined)).toEqual([
    'not_started',
    'writing',
    'in_review',
  ]);
});

test('one of two reviews never moves the text; the last one does', () => {
  expect(nextStatus('in_review', leavingAction(true))).toBe('in_review');
  expect(nextStatus('in_review', leavingAction(false))).toBe('submitted');
  expect(nextStatus('in_review', finishingAction(false))).toBe('in_review');
  expect(nextStatus('in_review', finishingAction(true))).toBe('reviewed');
});

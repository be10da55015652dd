import type { COMPOSITION_STATUSES } from '@lauda/contract/compositions';

export type CompositionStatus = (typeof COMPOSITION_STATUSES)[number];

export const COMPOSITION_ACTIONS = [
  'write',
  'submit',
  'start_review',
  'abandon_review',
  'abandon_one_review',
  'zero',
  'undo_zero',
  'finish_review',
  'finish_one_review',
  'unfinish_review',
  'publish',
  'reopen',
  'unfinish',
] as const;
export type CompositionAction = (typeof COMPOSITION_ACTIONS)[number];

/**
 * Where each action leads from each status; what is not here is refused (409) and changes nothing.
 *
 * - A text in review is in someone's hands: it is neither reopened nor given back until that review is finished or abandoned.
 * - `reopen` also serves those who never delivered: once the path is closed, it gives them time again.
 * - `publish` leaves the status alone, so that publishing twice does nothing the second time.
 * - `zero` is a grade like another: the text stays in review until the review is finished.
 */
const NEXT: Record<CompositionAction, Partial<Record<CompositionStatus, CompositionStatus>>> = {
  write: { not_started: 'writing', writing: 'writing' },
  submit: { writing: 'submitted' },
  // In a double review the second reviewer starts while the first is at work.
  start_review: { submitted: 'in_review', in_review: 'in_review' },
  abandon_review: { in_review: 'submitted' },
  abandon_one_review: { in_review: 'in_review' },
  zero: { in_review: 'in_review' },
  undo_zero: { in_review: 'in_review' },
  finish_review: { in_review: 'reviewed' },
  finish_one_review: { in_review: 'in_review' },
  unfinish_review: { in_review: 'in_review', reviewed: 'in_review' },
  publish: { reviewed: 'reviewed' },
  reopen: { not_started: 'writing', writing: 'writing', submitted: 'writing', reviewed: 'writing' },
  unfinish: { submitted: 'writing', reviewed: 'writing' },
};

/** Undefined: the action is not possible in that status. */
export const nextStatus = (status: CompositionStatus, action: CompositionAction): CompositionStatus | undefined => NEXT[action][status];

/** What the wire calls `flag_finished`: the student has handed it in. */
export const isFinished = (status: CompositionStatus) => status === 'submitted' || status === 'in_review' || status === 'reviewed';

/** A text goes back to the queue as a whole only when nobody else has begun or finished a review of it. */
export const leavingAction = (hasOtherReviews: boolean): CompositionAction => (hasOtherReviews ? 'abandon_one_review' : 'abandon_review');

/** A text is reviewed when its grade is final: in a double review that is not the first finished one. */
export const finishingAction = (isGradeFinal: boolean): CompositionAction => (isGradeFinal ? 'finish_review' : 'finish_one_review');

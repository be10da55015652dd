import type { REVIEW_STATUSES } from '@lauda/contract/review-parts';
import { isLeaseLive } from './review-queue';

export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const REVIEW_ACTIONS = ['grade', 'comment', 'annotate', 'zero', 'undo_zero', 'finish', 'abandon', 'resume', 'unfinish'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

/**
 * A zeroed review may still be graded: the grades are kept, the zero wins until it is undone. An abandoned one keeps its draft, and the
 * same person may take it up again; what is finished changes only after it is unfinished.
 */
const NEXT: Record<ReviewAction, Partial<Record<ReviewStatus, ReviewStatus>>> = {
  grade: { in_progress: 'in_progress' },
  comment: { in_progress: 'in_progress' },
  annotate: { in_progress: 'in_progress' },
  zero: { in_progress: 'in_progress' },
  undo_zero: { in_progress: 'in_progress' },
  finish: { in_progress: 'finished' },
  abandon: { in_progress: 'abandoned' },
  resume: { in_progress: 'in_progress', abandoned: 'in_progress' },
  unfinish: { finished: 'in_progress' },
};

/** Undefined: the action is not possible in that status (409). */
export const nextReviewStatus = (status: ReviewStatus, action: ReviewAction): ReviewStatus | undefined => NEXT[action][status];

export type ReviewFacts = {
  status: ReviewStatus;
  reviewer_id: number;
  lease_until: string | null;
  is_zeroed: boolean;
  /** Whether a place is free for this reviewer: those that others finished or hold are taken. */
  has_place: boolean;
  /** Whether the grade was already made up from several reviews: changing one now would no longer be blind. */
  is_consolidated: boolean;
};

export type ReviewRefusal = 'not_yours' | 'wrong_status' | 'not_zeroed' | 'consolidated' | 'lease_lost';

/** Giving a text back asks for nothing but that it was taken. */
const NEEDS_LEASE: Record<ReviewAction, boolean> = {
  grade: true,
  comment: true,
  annotate: true,
  zero: true,
  undo_zero: true,
  finish: true,
  abandon: false,
  resume: true,
  unfinish: false,
};

/**
 * Why someone may not do this now; undefined when they may. A lease that ran out takes nothing away while no one else took the text:
 * the save goes through and renews it. `not_yours` is a 403 or 404, the others are a 409.
 */
export function reviewRefusal(review: ReviewFacts, action: ReviewAction, actorId: number, now: Date): ReviewRefusal | undefined {
  if (review.reviewer_id !== actorId) return 'not_yours';
  if (nextReviewStatus(review.status, action) === undefined) return 'wrong_status';
  if (action === 'undo_zero' && !review.is_zeroed) return 'not_zeroed';
  if (action === 'unfinish' && review.is_consolidated) return 'consolidated';
  if (NEEDS_LEASE[action] && !isLeaseLive(review.lease_until, now) && !review.has_place) return 'lease_lost';
  return undefined;
}

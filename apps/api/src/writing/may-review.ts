import { messages } from '@lauda/contract/messages';
import type { Actor } from '@lauda/domain/people/roles';
import type { ConsolidationState } from '@lauda/domain/reviewing/enem-consolidation';
import { hasPlace, isLeaseLive, queueOf, type ReviewFlow } from '@lauda/domain/reviewing/review-queue';
import type { CompositionStatus } from '@lauda/domain/writing/composition-life';
import type { StoredReview } from './reviews.queries';

export type Reviewable = { status: CompositionStatus; review_type: ReviewFlow; outcome: string | null };

/** What two blind reviews came to, as the row keeps it, in the words of the consolidation. */
const STATES: Record<string, ConsolidationState> = {
  waiting_second: 'waiting_second',
  agreed: 'agreed',
  discrepant: 'discrepant',
  panel: 'panel',
};

type Taken = Pick<StoredReview, 'reviewer_id' | 'status' | 'counts' | 'lease_until'>;

/** Why this person may not begin (or go on with) a review of this text now; null when they may. */
export function reviewRefusal(
  actor: Actor,
  { status, review_type, outcome }: Reviewable,
  reviews: readonly Taken[],
  now: Date,
): string | null {
  const own = reviews.find(({ reviewer_id }) => reviewer_id === actor.user.id);
  if (own?.status === 'in_progress') return null;
  if (own?.status === 'finished') return messages.reviewFinished;
  const kind = queueOf(actor)[review_type];
  if (!kind) return messages.reviewNotYours;
  if (status !== 'submitted' && status !== 'in_review') return status === 'reviewed' ? messages.reviewFinished : messages.notHandedIn;
  const taken = reviews.filter(
    (review) =>
      review.counts && (review.status === 'finished' || (review.status === 'in_progress' && isLeaseLive(review.lease_until, now))),
  );
  const state = (outcome && STATES[outcome]) || 'waiting_first';
  return kind === 'test' || hasPlace(review_type, state, taken.length) ? null : messages.reviewTaken;
}

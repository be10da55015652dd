import { messages } from '@lauda/contract/messages';
import { type ReviewAction, type ReviewRefusal, reviewRefusal } from '@lauda/domain/reviewing/review-life';
import { conflict, forbidden, notFound } from '../../problems';
import { readReview } from './read-review';
import type { FlagQuestion, ReviewCall } from './review-call';
import { type HeldReview, holdReview, holdTextOf } from './reviews.queries';

const SENTENCES: Record<Exclude<ReviewRefusal, 'not_yours'>, string> = {
  wrong_status: messages.reviewNotOpen,
  not_zeroed: messages.reviewNotZeroed,
  consolidated: messages.reviewConsolidated,
  lease_lost: messages.reviewLeaseLost,
};

/** Someone else took the text meanwhile: the draft is kept, and nothing can be added to it. */
const isTakenOver = ({ status, has_reason }: HeldFacts) => status === 'abandoned' && !has_reason;

type HeldFacts = Pick<HeldReview, 'id' | 'status' | 'reviewer_id' | 'lease_until' | 'is_zeroed' | 'has_reason' | 'now'>;

/** One's own review, locked, if the domain allows the action now. */
export async function heldFor(
  call: ReviewCall,
  id: number,
  action: ReviewAction,
  isFlagOn: FlagQuestion,
  isConsolidated = false,
): Promise<HeldReview> {
  const held = await holdReview(call.sql, call.reach, id);
  if (!held) throw notFound();
  await refuseHeld(call, held, action, isFlagOn, isConsolidated);
  return held;
}

/**
 * Why the domain refuses the action on the review as it was read. One that is in progress has its place: whoever takes a place that ran out
 * sets the former holder's review aside in the same statement.
 */
export const refusalOf = ({ user }: Pick<ReviewCall, 'user'>, held: HeldFacts, action: ReviewAction, isConsolidated = false) =>
  reviewRefusal({ ...held, has_place: true, is_consolidated: isConsolidated }, action, user.user.id, new Date(held.now));

/** Ends here unless the domain allows the action on the review that is held. */
export async function refuseHeld(call: ReviewCall, held: HeldFacts, action: ReviewAction, isFlagOn: FlagQuestion, isConsolidated = false) {
  const refusal = refusalOf(call, held, action, isConsolidated);
  if (refusal === undefined) return;
  if (refusal === 'not_yours') throw forbidden(messages.reviewNotYours);
  const sentence = refusal === 'wrong_status' && isTakenOver(held) ? messages.reviewLeaseLost : SENTENCES[refusal];
  throw conflict(sentence, await readReview(call, held.id, isFlagOn));
}

/** For what also moves the text: it is locked first. */
export async function heldWithText(call: ReviewCall, id: number, action: ReviewAction, isFlagOn: FlagQuestion) {
  await holdTextOf(call.sql, call.reach, id);
  return heldFor(call, id, action, isFlagOn);
}

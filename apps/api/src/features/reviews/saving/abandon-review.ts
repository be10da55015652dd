import { messages } from '@lauda/contract/messages';
import type { reviews } from '@lauda/contract/reviews';
import { leavingAction } from '@lauda/domain/writing/composition-life';
import { withOpenScope } from '../../../db/scope';
import type { Call } from '../../../http/route';
import { invalid } from '../../../problems';
import { moveComposition } from '../../../writing/move-composition';
import { heldFor } from '../hold-review';
import { readReview } from '../read-review';
import type { FlagQuestion } from '../review-call';
import { type HeldReview, holdReview, holdTextOf } from '../reviews.queries';
import { abandonReason } from './reasons.queries';
import { saveAbandoned } from './save.queries';
import { otherReviews } from './settle.queries';

type AbandonCall = Call<typeof reviews.abandon>;

/** The draft is kept for the same person, the text goes back to the queue. Sensitive content is told to the coordination, never to the student. */
export async function abandonReview(call: AbandonCall, isFlagOn: FlagQuestion) {
  const { sql, reach, user, body, params, services } = call;
  await holdTextOf(sql, reach, params.id);
  const held = await heldToLeave(call, isFlagOn);
  const reason = await abandonReason(sql, body.reason_id);
  if (!reason) throw invalid({ reason_id: [messages.unknownReason] });
  if (held.counts && held.status === 'in_progress') {
    const others = await withOpenScope(sql, reach, () => otherReviews(sql, held.composition_id, held.id));
    await moveComposition(call, held.composition_id, leavingAction(others > 0));
  }
  await saveAbandoned(sql, { id: held.id, actorId: user.user.id }, reason.id);
  if (reason.tells_coordinator)
    await services.enqueue(sql, 'news.happened', { kind: 'sensitive_content', composition_id: held.composition_id, review_id: held.id });
  return readReview(call, held.id, isFlagOn);
}

/** Whoever lost the text to someone else may still say why they leave it: one of the ways out of that conflict. */
async function heldToLeave(call: AbandonCall, isFlagOn: FlagQuestion): Promise<HeldReview> {
  const held = await holdReview(call.sql, call.reach, call.params.id);
  const isLost = held?.status === 'abandoned' && !held.has_reason && held.reviewer_id === call.user.user.id;
  return isLost ? held : heldFor(call, call.params.id, 'abandon', isFlagOn);
}

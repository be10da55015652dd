import { messages } from '@lauda/contract/messages';
import type { reviews } from '@lauda/contract/reviews';
import { closedZeroReasons } from '@lauda/domain/reviewing/zero-reasons';
import { recordAudit } from '../../../db/audit';
import { withOpenScope } from '../../../db/scope';
import type { Call } from '../../../http/route';
import { conflict, invalid } from '../../../problems';
import { moveComposition } from '../../../writing/move-composition';
import { heldWithText } from '../hold-review';
import { readReview } from '../read-review';
import { type FlagQuestion, leaseMsOf } from '../review-call';
import type { HeldReview } from '../reviews.queries';
import { adaptationsOf, zeroReason } from './reasons.queries';
import { isOvertaken, saveZero } from './save.queries';

type ZeroCall = Call<typeof reviews.zero>;

/** Zero wins over all and keeps the grades; a null reason takes it back, until the review is finished. */
export async function zeroReview(call: ZeroCall, isFlagOn: FlagQuestion) {
  const { sql, user, body, params, address } = call;
  const { zero_grade_reason_id, version } = body;
  const action = zero_grade_reason_id === null ? 'undo_zero' : 'zero';
  const held = await heldWithText(call, params.id, action, isFlagOn);
  if (version !== undefined && (version > held.version || (await isOvertaken(sql, held.id, version, ['zero_grade_reason_id']))))
    throw conflict(messages.staleVersion, await readReview(call, held.id, isFlagOn));
  if (zero_grade_reason_id !== null) await refuseReason(call, held, zero_grade_reason_id);
  const zero_comment = zero_grade_reason_id === null ? '' : body.comment;
  await saveZero(sql, { id: held.id, actorId: user.user.id }, { zero_grade_reason_id, zero_comment }, leaseMsOf(call));
  await recordAudit(sql, { actor_id: user.user.id, address }, 'composition.graded', [
    { student_id: held.student_id, details: { composition_id: held.composition_id, review_id: held.id, zero_grade_reason_id } },
  ]);
  if (held.counts) await moveComposition(call, held.composition_id, action);
  return readReview(call, held.id, isFlagOn);
}

/** Of this genre, and open for this student: what an adaptation rules out is closed. */
async function refuseReason({ sql, reach }: ZeroCall, held: HeldReview, reasonId: number) {
  const reason = await zeroReason(sql, reasonId, held.genre_id);
  if (!reason) throw invalid({ zero_grade_reason_id: [messages.unknownReason] });
  const adaptations = await withOpenScope(sql, reach, () => adaptationsOf(sql, held.student_id));
  if (closedZeroReasons([reason], adaptations).length > 0) throw invalid({ zero_grade_reason_id: [messages.reasonClosed(reason.label)] });
}

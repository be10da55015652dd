import { messages } from '@lauda/contract/messages';
import { withOpenScope } from '../../../db/scope';
import { conflict } from '../../../problems';
import { moveComposition } from '../../../writing/move-composition';
import { heldFor } from '../hold-review';
import { readReview } from '../read-review';
import { type FlagQuestion, leaseMsOf, type ReviewCall } from '../review-call';
import { holdTextOf } from '../reviews.queries';
import { saveUnfinished } from './save.queries';
import { hasSeveralFinished } from './settle.queries';

/** Back to work: the grade goes, and what was published is published no more. One of two blind reviews stays once both are known. */
export async function unfinishReview(call: ReviewCall, id: number, version: number, isFlagOn: FlagQuestion) {
  const { sql, reach, user } = call;
  await holdTextOf(sql, reach, id);
  const isConsolidated = await withOpenScope(sql, reach, () => hasSeveralFinished(sql, id));
  const held = await heldFor(call, id, 'unfinish', isFlagOn, isConsolidated);
  if (held.version !== version) throw conflict(messages.staleVersion, await readReview(call, id, isFlagOn));
  if (held.counts) await moveComposition(call, held.composition_id, 'unfinish_review', { outcome: null });
  await saveUnfinished(sql, { id, actorId: user.user.id }, leaseMsOf(call));
}

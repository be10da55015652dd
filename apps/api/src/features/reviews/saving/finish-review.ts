import { messages } from '@lauda/contract/messages';
import { conflict } from '../../../problems';
import { shownReview } from '../../../writing/shown-reviews';
import { reviewWithReader } from '../read-review';
import type { FlagQuestion, ReviewCall } from '../review-call';
import type { HeldReview } from '../reviews.queries';
import { saveFinished } from './save.queries';
import { settleGrade } from './settle-grade';

/** Only when nothing is missing; the grade of the text follows in the same transaction. Text and review are held. */
export async function finishReview(call: ReviewCall, held: HeldReview, isFlagOn: FlagQuestion) {
  const { sql, user } = call;
  const { review, reader } = await reviewWithReader(call, held.id, isFlagOn);
  const shown = shownReview(review, reader);
  if (shown.missing.length > 0) throw conflict(messages.reviewIncomplete(shown.missing.length), shown);
  await saveFinished(sql, { id: held.id, actorId: user.user.id }, shown.total);
  if (held.counts) await settleGrade(call, held, reader.grid);
}

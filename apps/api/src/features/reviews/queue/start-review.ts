import { messages } from '@lauda/contract/messages';
import type { reviews } from '@lauda/contract/reviews';
import { leaseUntil, queueOf } from '@lauda/domain/reviewing/review-queue';
import { withOpenScope } from '../../../db/scope';
import type { Call } from '../../../http/route';
import { conflict, forbidden, notFound } from '../../../problems';
import { reviewRefusal } from '../../../writing/may-review';
import { moveComposition } from '../../../writing/move-composition';
import { readReview } from '../read-review';
import { type FlagQuestion, leaseMsOf } from '../review-call';
import { keepLease } from '../saving/save.queries';
import { type HeldText, holdText, type PlaceHolder, placeHolders, resume, takeThis } from './take.queries';

type StartCall = Call<typeof reviews.start>;

/** A new review of a text in reach, or one's own again: as it is, or taken up where it was left. */
export async function startReview(call: StartCall, isFlagOn: FlagQuestion) {
  const { sql, reach, user, body } = call;
  const text = await holdText(sql, reach, body.composition_id);
  if (!text) throw notFound();
  const holders = await withOpenScope(sql, reach, () => placeHolders(sql, text.id));
  const own = holders.find(({ reviewer_id }) => reviewer_id === user.user.id);
  if (own?.status === 'in_progress') await renew(call, own, text);
  if (own && own.status !== 'abandoned') return readReview(call, own.id, isFlagOn);
  if (own?.kind !== 'panel') refuse(call, text, holders);
  const taker = { reviewerId: user.user.id, actorId: user.user.id, leaseMs: leaseMsOf(call) };
  if (own) {
    await withOpenScope(sql, reach, () => resume(sql, own.id, text.id, taker));
    if (own.counts) await moveComposition(call, text.id, 'start_review');
    return readReview(call, own.id, isFlagOn);
  }
  const kind = queueOf(user)[text.review_type];
  const taken = kind && (await takeThis(sql, text.id, kind, taker));
  if (!taken) throw conflict(messages.reviewTaken);
  if (taken.counts) await moveComposition(call, text.id, 'start_review');
  return readReview(call, taken.id, isFlagOn);
}

const renew = (call: StartCall, own: PlaceHolder, { now }: HeldText) =>
  keepLease(call.sql, own.id, 0, leaseUntil({ now: new Date(now), last_saved: now }, leaseMsOf(call)).toISOString());

function refuse({ user }: StartCall, text: HeldText, holders: readonly PlaceHolder[]) {
  const refusal = reviewRefusal(user, text, holders, new Date(text.now));
  if (refusal === messages.reviewNotYours) throw forbidden(refusal);
  if (text.outcome === 'panel') throw conflict(messages.reviewOfPanel, { status: text.status });
  if (refusal !== null) throw conflict(refusal, { status: text.status });
}

import type { reviews } from '@lauda/contract/reviews';
import { isReviewer, isStaff } from '@lauda/domain/people/roles';
import { queueOf } from '@lauda/domain/reviewing/review-queue';
import { withOpenScope } from '../../../db/scope';
import type { Call } from '../../../http/route';
import { moveComposition } from '../../../writing/move-composition';
import { readReview } from '../read-review';
import { type FlagQuestion, leaseMsOf, type ReviewCall } from '../review-call';
import { isAnyWaiting, type OwnQueue, takeOldest } from './take.queries';

/** Whoever loses a race this often comes back later. */
const TRIES = 8;

/** Reviewers take from the queues of their networks without reaching them: asked with open eyes, cut to the networks by the question itself. */
export function ownQueue({ user, reach }: Pick<ReviewCall, 'user' | 'reach'>): OwnQueue {
  return { kinds: queueOf(user), networkIds: isReviewer(user) && !isStaff(user) ? reach.own_network_ids : undefined, reach };
}

export const inQueueScope = <T>({ sql, reach }: ReviewCall, { networkIds }: OwnQueue, ask: () => Promise<T>) =>
  networkIds ? withOpenScope(sql, reach, ask) : ask();

/** The oldest text that nobody has; two who ask at once get two texts. */
export async function claimNext(call: Call<typeof reviews.claim>, isFlagOn: FlagQuestion) {
  const { sql, user } = call;
  const wanted = call.body ?? {};
  const queue = ownQueue(call);
  const taker = { reviewerId: user.user.id, actorId: user.user.id, leaseMs: leaseMsOf(call) };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const taken = await inQueueScope(call, queue, () => takeOldest(sql, queue, wanted, taker));
    if (taken) {
      if (taken.counts) await moveComposition(call, taken.composition_id, 'start_review');
      return { review: await readReview(call, taken.id, isFlagOn), composition_id: taken.composition_id };
    }
    if (!(await inQueueScope(call, queue, () => isAnyWaiting(sql, queue, wanted)))) break;
  }
  return { review: null, composition_id: null };
}

import type { reviews } from '@lauda/contract/reviews';
import { isReviewer, isStaff } from '@lauda/domain/people/roles';
import { codeOf } from '@lauda/domain/writing/composition-code';
import { pageOf } from '../../../http/page';
import type { Call } from '../../../http/route';
import { inQueueScope, ownQueue } from './claim-next';
import { finished, inProgress, ownPace, type StoredItem, waiting, waitingCount } from './queue.queries';

const shown = (item: StoredItem) => ({ ...item, code: codeOf(item.composition_id) });

/** The desk of whoever corrects: what they have, what they finished, what waits. */
export async function readQueue(call: Call<typeof reviews.queue>) {
  const { sql, user, query, url } = call;
  const isBlind = isReviewer(user) && !isStaff(user);
  const queue = ownQueue(call);
  const [underWay, done, pace] = await Promise.all([
    inProgress(sql, user.user.id, isBlind),
    finished(sql, user.user.id, isBlind, query),
    ownPace(sql, user.user.id),
  ]);
  const [next, counted] = await inQueueScope(call, queue, () => Promise.all([waiting(sql, queue, isBlind), waitingCount(sql, queue)]));
  return {
    ...pace,
    ...counted,
    in_progress: underWay.map(shown),
    finished: done.map(shown),
    finished_next: pageOf(url, query, pace.finished_count, done).next,
    waiting: next.map(shown),
  };
}

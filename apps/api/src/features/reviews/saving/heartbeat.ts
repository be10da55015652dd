import type { reviews } from '@lauda/contract/reviews';
import { leaseUntil } from '@lauda/domain/reviewing/review-queue';
import type { Call } from '../../../http/route';
import { notFound } from '../../../problems';
import { heldFor } from '../hold-review';
import { type FlagQuestion, leaseMsOf } from '../review-call';
import { keepLease } from './save.queries';

export async function keepHolding(call: Call<typeof reviews.heartbeat>, isFlagOn: FlagQuestion) {
  const held = await heldFor(call, call.params.id, 'comment', isFlagOn);
  const until = leaseUntil({ now: new Date(held.now), last_saved: held.last_saved }, leaseMsOf(call));
  const kept = await keepLease(call.sql, held.id, call.body.seconds_spent, until.toISOString());
  if (!kept) throw notFound();
  return kept;
}

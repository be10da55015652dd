import type { activities } from '@lauda/contract/activities';
import { messages } from '@lauda/contract/messages';
import { nextStatus } from '@lauda/domain/writing/composition-life';
import { recordAudit } from '../../db/audit';
import type { Call } from '../../http/route';
import { conflict, notFound } from '../../problems';
import { activityOf } from '../../writing/activities.queries';
import { moveCompositions } from '../../writing/move-composition';
import { closeRevision, lockCandidates } from './publishing.queries';

/** All that were asked for or none, and the answer names those that stood in the way; asked twice, the second time nothing is left to do. */
export async function finishRevision(call: Call<typeof activities.finishRevision>) {
  const { sql, reach, user, address, params, body } = call;
  if (!(await activityOf(sql, reach, params.id))) throw notFound();
  const held = await lockCandidates(sql, reach, params.id, body.compositions);
  const byId = new Map(held.map((one) => [one.id, one]));
  const refused = [...new Set(body.compositions ?? [])]
    .map((id) => ({ id, status: byId.get(id)?.status ?? null }))
    .filter(({ status }) => status === null || nextStatus(status, 'publish') === undefined);
  if (refused.length > 0) throw conflict(messages.notPublishable(refused.length), { compositions: refused });
  const fresh = held.filter(({ is_published }) => !is_published);
  if (fresh.length > 0) {
    await moveCompositions(
      call,
      fresh.map(({ id }) => id),
      'publish',
    );
    const lines = fresh.map(({ id, student_id }) => ({ student_id, details: { composition_id: id } }));
    await recordAudit(sql, { actor_id: user.user.id, address }, 'composition.published', lines);
  }
  await closeRevision(sql, params.id);
  return { published: fresh.length, already_published: held.length - fresh.length };
}

import type { Activity } from '@lauda/contract/activities';
import { messages } from '@lauda/contract/messages';
import { can } from '@lauda/domain/people/permissions';
import { type Actor, isStaff, schoolAllowsEditingActivities } from '@lauda/domain/people/roles';
import type { Call } from '../../http/route';
import { forbidden, notFound } from '../../problems';
import { activitiesById, type StoredActivity } from './activities.queries';

export type AnyCall = Pick<Call<never>, 'sql' | 'reach' | 'user' | 'address' | 'services'>;

/** Spec §6. Staff stand outside of every school, and mend what a school cannot. */
const mayEdit = (actor: Actor) => can(actor, 'activity.write') && (isStaff(actor) || schoolAllowsEditingActivities(actor));

export const shown = <Stored extends StoredActivity>(actor: Actor, activity: Stored): Stored & Activity => ({
  ...activity,
  can_edit: mayEdit(actor),
  can_delete: mayEdit(actor) && !activity.has_deliveries && !activity.has_rewriting,
});

export function refuseClosedEditing(actor: Actor) {
  if (!mayEdit(actor)) throw forbidden(messages.activityEditClosed);
}

export async function shownActivity({ sql, reach, user }: AnyCall, id: number): Promise<StoredActivity & Activity> {
  const [activity] = await activitiesById(sql, reach, [id]);
  if (!activity) throw notFound();
  return shown(user, activity);
}

import type { Activity, activities } from '@lauda/contract/activities';
import { messages } from '@lauda/contract/messages';
import type { Call } from '../../http/route';
import { conflict } from '../../problems';
import { moveResults } from '../../writing/activities.queries';
import { refuseDisorder, refuseFarDates } from './dates';
import { refuseFlow } from './flows';
import { type AnyCall, refuseClosedEditing, shownActivity } from './shown';
import { changeActivity, deleteActivity, flowsOfTheme, spreadFlow } from './writing.queries';

export const replaceActivity = (call: Call<typeof activities.replace>) => change(call, call.params.id, call.body);
export const updateActivity = (call: Call<typeof activities.update>) => change(call, call.params.id, call.body);

async function change(call: AnyCall, id: number, { version, ...changes }: Call<typeof activities.update>['body']): Promise<Activity> {
  const before = await editable(call, id);
  if (before.version !== version) throw conflict(messages.staleVersion, before);
  const after = { ...before, ...given(changes) };
  refuseDisorder(after);
  if (after.opens_at !== before.opens_at || after.closes_at !== before.closes_at) refuseFarDates(after);
  if (after.review_flow !== before.review_flow) {
    refuseFlow(await flowsOfTheme(call.sql, before.theme_detail.id), [after.review_flow]);
    await spreadFlow(call.sql, id, after.review_flow);
  }
  if (!(await changeActivity(call.sql, id, version, after))) throw conflict(messages.staleVersion, await shownActivity(call, id));
  await moveResults(call.sql, id);
  return shownActivity(call, id);
}

/** Only what nobody has handed in anything for; for the rest there is the archive. */
export async function removeActivity(call: Call<typeof activities.remove>) {
  const activity = await editable(call, call.params.id);
  if (activity.has_rewriting) throw conflict(messages.activityHasRewriting, activity);
  if (!activity.can_delete) throw conflict(messages.activityHasTexts, activity);
  await deleteActivity(call.sql, activity.id);
}

async function editable(call: AnyCall, id: number) {
  const activity = await shownActivity(call, id);
  refuseClosedEditing(call.user);
  return activity;
}

/** What was left out stays as it was. */
const given = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: NonNullable<T[K]> }; // only what was given is left

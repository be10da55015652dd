import type { activities } from '@lauda/contract/activities';
import { messages } from '@lauda/contract/messages';
import type { Call } from '../../http/route';
import { conflict, invalid, notFound } from '../../problems';
import { activitiesById } from './activities.queries';
import { refuseOddDates } from './dates';
import { refuseFlow } from './flows';
import { refuseClosedEditing, shown } from './shown';
import { addActivities, groupsFor, parentFor, themeFor } from './writing.queries';

type CreateCall = Call<typeof activities.create>;

/** One activity per class, all of them or none. */
export async function createActivities(call: CreateCall) {
  const { sql, reach, user, body, services } = call;
  const { theme_id, school_group_ids, parent_id, review_flow, ...settings } = body;
  refuseOddDates(settings);
  const groupIds = [...new Set(school_group_ids)];
  const groups = await groupsFor(sql, reach, groupIds);
  if (groups.length < groupIds.length) throw invalid({ school_group_ids: [messages.unknownGroups] });
  const theme = await themeFor(sql, reach, theme_id);
  if (!theme) throw invalid({ theme_id: [messages.unknownTheme] });
  // Spec §6: another way than the school's is for those who may edit.
  if (review_flow !== undefined && groups.some((group) => group.review_flow !== review_flow)) refuseClosedEditing(user);
  refuseFlow(
    theme.review_types,
    groups.map((group) => review_flow ?? group.review_flow),
  );
  if (parent_id !== undefined) await refuseOddParent(call, parent_id, groupIds);
  const its = { ...settings, theme_id, parent_id: parent_id ?? null, review_flow: review_flow ?? null, created_by: user.user.id };
  const ids = await addActivities(sql, groupIds, its);
  if (Date.parse(settings.opens_at) <= Date.now()) {
    for (const test_id of ids) await services.enqueue(sql, 'news.happened', { kind: 'activity_opened', test_id });
  }
  return { results: (await activitiesById(sql, reach, ids)).map((activity) => shown(user, activity)) };
}

/** A first version is rewritten once, by the class that wrote it. */
async function refuseOddParent({ sql, reach, body }: CreateCall, parentId: number, groupIds: readonly number[]) {
  const parent = await parentFor(sql, reach, parentId);
  if (!parent) throw notFound();
  if (groupIds.length > 1 || groupIds[0] !== parent.school_group_id || body.theme_id !== parent.theme_id)
    throw invalid({ parent_id: [messages.rewritingElsewhere] });
  if (!parent.allows_rewriting || parent.is_child) throw invalid({ parent_id: [messages.rewritingClosed] });
  if (parent.has_child) throw conflict(messages.rewritingExists);
}

import type { Composition, compositions } from '@lauda/contract/compositions';
import { messages } from '@lauda/contract/messages';
import { canReopen } from '@lauda/domain/writing/reopening';
import { recordAudit } from '../../db/audit';
import type { Call } from '../../http/route';
import { conflict, invalid, notFound } from '../../problems';
import { activityOf, type HeldActivity, setEnd, stagesOf } from '../../writing/activities.queries';
import type { Hand } from '../../writing/hand';
import { giveBack } from '../../writing/move-composition';
import { stageOf, stageProgress } from '../../writing/stages';
import { type FlagQuestion, reached, shownComposition } from './read';
import { lockAll, openCompositions, reopenRevision, testOf } from './writing.queries';

type ReopenCall = Call<typeof compositions.reopen>;

/** One text back to its student, as it is. */
export async function unfinishComposition(call: Call<typeof compositions.unfinish>, isFlagOn: FlagQuestion): Promise<Composition> {
  const place = await reached(call, call.params.id);
  const testId = await testOf(call.sql, place.id);
  const [held] = await lockAll(call.sql, call.reach, testId, { ids: [place.id], studentIds: [] });
  if (!held) throw notFound();
  if (call.body?.version !== undefined && call.body.version !== held.version)
    throw conflict(messages.staleVersion, await shownComposition(call, place, isFlagOn));
  await giveBack(call, [held.id], 'unfinish');
  await afterGivingBack(call, testId, [held]);
  return shownComposition(call, await reached(call, held.id), isFlagOn);
}

/** Many texts of one activity, all of them or none; the answer names those that stood in the way. */
export async function reopenCompositions(call: ReopenCall) {
  const { sql, reach, body } = call;
  const activity = await activityOf(sql, reach, body.test_id);
  if (!activity) throw notFound();
  if (activity.archived) throw conflict(messages.activityArchived);
  const ids = [...new Set(body.compositions)];
  const studentIds = [...new Set(body.students ?? [])];
  if (ids.length + studentIds.length === 0) throw invalid({ compositions: [messages.nothingToReopen] });
  await lockAll(sql, reach, activity.id, { ids, studentIds });
  await refuseClosed(call, activity, ids, studentIds);
  const end = endOf(call, activity);
  if (studentIds.length > 0) await openCompositions(sql, activity.id, studentIds);
  const held = await lockAll(sql, reach, activity.id, { ids, studentIds });
  await giveBack(
    call,
    held.map(({ id }) => id),
    'reopen',
  );
  if (end) await setEnd(sql, activity.id, end);
  await afterGivingBack(call, activity.id, held);
  return { reopened: held.map(({ id }) => id) };
}

async function refuseClosed({ sql }: ReopenCall, activity: HeldActivity, ids: readonly number[], studentIds: readonly number[]) {
  const stage = stageOf(activity);
  const open = (await stagesOf(sql, activity)).filter((row) => canReopen(activity.phase, stage, stageProgress(row, stage)));
  const texts = new Set(open.map(({ composition_id }) => composition_id));
  const people = new Set(open.map(({ user_id }) => user_id));
  const refused = { compositions: ids.filter((id) => !texts.has(id)), students: studentIds.filter((id) => !people.has(id)) };
  const count = refused.compositions.length + refused.students.length;
  if (count > 0) throw conflict(messages.notReopenable(count), refused);
}

/** What is reopened can be written in: an activity that is over gets a new end, one that runs may get a later one. */
function endOf({ body }: ReopenCall, { phase, closes_at }: HeldActivity): string | undefined {
  if (body.closes_at === undefined) {
    if (phase === 'encerrada') throw invalid({ closes_at: [messages.reopenUntil] });
    return undefined;
  }
  if (Date.parse(body.closes_at) <= Date.now()) throw invalid({ closes_at: [messages.closesInThePast] });
  return Date.parse(body.closes_at) > Date.parse(closes_at) ? body.closes_at : undefined;
}

async function afterGivingBack({ sql, user, address }: Hand, testId: number, held: readonly { id: number; student_id: number }[]) {
  await reopenRevision(sql, testId);
  const lines = held.map(({ id, student_id }) => ({ student_id, details: { composition_id: id } }));
  await recordAudit(sql, { actor_id: user.user.id, address }, 'composition.given_back', lines);
}

import { type Composition, type compositions, LONGEST_TEXT } from '@lauda/contract/compositions';
import { messages } from '@lauda/contract/messages';
import { wordRanges } from '@lauda/domain/text/word-steps';
import { isFinished } from '@lauda/domain/writing/composition-life';
import { compositionRawOf } from '@lauda/domain/writing/composition-text';
import { recordAudit } from '../../db/audit';
import type { Call } from '../../http/route';
import { conflict, invalid, notFound, tooLarge } from '../../problems';
import { activityOf, stagesOf } from '../../writing/activities.queries';
import { moveComposition } from '../../writing/move-composition';
import { submitComposition } from '../../writing/submit-composition';
import { type FlagQuestion, reached, shownComposition } from './read';
import { lockOwn, openCompositions, setText } from './writing.queries';

/** What a student wrote on paper, typed in by whoever teaches. A text that was begun on the screen is replaced; one handed in is not. */
export async function handIn(call: Call<typeof compositions.handIn>, isFlagOn: FlagQuestion): Promise<Composition> {
  const { sql, reach, body, user, address } = call;
  if (body.composition_raw.length > LONGEST_TEXT) throw tooLarge(messages.textTooLong);
  const text = compositionRawOf(body.composition_raw);
  if (text === '') throw invalid({ composition_raw: [messages.blankText] });
  const activity = await activityOf(sql, reach, body.test_id);
  if (!activity) throw notFound();
  if (activity.archived) throw conflict(messages.activityArchived);
  if (activity.phase === 'agendada') throw conflict(messages.activityNotOpen);
  const rows = await stagesOf(sql, activity);
  if (!rows.some(({ user_id }) => user_id === body.user_id)) throw invalid({ user_id: [messages.notInGroup] });
  await openCompositions(sql, activity.id, [body.user_id]);
  const own = await lockOwn(sql, reach, activity.id, body.user_id);
  if (!own) throw notFound();
  if (isFinished(own.status)) throw conflict(messages.alreadyHandedIn, own);
  await setText(sql, own.id, { title: body.title, text, count_words: wordRanges(text).length });
  await moveComposition(call, own.id, 'write');
  await submitComposition(call, own.id);
  await recordAudit(sql, { actor_id: user.user.id, address }, 'composition.handed_in', [
    { student_id: body.user_id, details: { composition_id: own.id } },
  ]);
  return shownComposition(call, await reached(call, own.id), isFlagOn);
}

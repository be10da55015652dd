import { messages } from '@lauda/contract/messages';
import type { reviews } from '@lauda/contract/reviews';
import type { Call } from '../../../http/route';
import { conflict } from '../../../problems';
import { heldFor, heldWithText } from '../hold-review';
import { readReview } from '../read-review';
import { type FlagQuestion, leaseMsOf } from '../review-call';
import type { HeldReview } from '../reviews.queries';
import { refuseElements } from './elements';
import { finishReview } from './finish-review';
import { isOvertaken, keepTime, saveFields } from './save.queries';
import { unfinishReview } from './unfinish-review';
import { setDecisions, setElements } from './update.queries';

type UpdateCall = Call<typeof reviews.update>;

export async function updateReview(call: UpdateCall, isFlagOn: FlagQuestion) {
  const { sql, params, body } = call;
  if (body.status === 'in_progress') await unfinishReview(call, params.id, body.version, isFlagOn);
  const fields = fieldsOf(body);
  if (fields.length > 0) await keepFields(call, fields, isFlagOn);
  if (body.seconds_spent !== undefined) await keepTime(sql, (await heldFor(call, params.id, 'comment', isFlagOn)).id, body.seconds_spent);
  if (body.status === 'finished') await finishReview(call, await heldToFinish(call, fields.length, isFlagOn), isFlagOn);
  return readReview(call, params.id, isFlagOn);
}

const FIELDS = ['comment', 'elements', 'highlight_decisions'] as const;
const fieldsOf = (body: UpdateCall['body']) => FIELDS.filter((field) => body[field] !== undefined);

/** Two people may work on two fields at once: only whoever had not read the last of the same field is refused. */
async function keepFields(call: UpdateCall, fields: readonly (typeof FIELDS)[number][], isFlagOn: FlagQuestion) {
  const { sql, params, body, user } = call;
  const hold = body.status === 'finished' ? heldWithText : heldFor; // the text is locked before the review, always
  const held = await hold(call, params.id, 'comment', isFlagOn);
  if (body.status !== 'in_progress' && (body.version > held.version || (await isOvertaken(sql, held.id, body.version, fields))))
    throw conflict(messages.staleVersion, await readReview(call, held.id, isFlagOn));
  if (body.elements) {
    await refuseElements(sql, held.composition_id, body.elements);
    await setElements(sql, held.id, body.elements);
  }
  if (body.highlight_decisions) await setDecisions(sql, held.id, body.highlight_decisions);
  const { comment, elements, highlight_decisions } = body;
  await saveFields(sql, { id: held.id, actorId: user.user.id }, { comment, elements, highlight_decisions }, leaseMsOf(call));
}

/** What is finished must be what the person saw: nothing may have been saved since but what came with this very request. */
async function heldToFinish(call: UpdateCall, savedFields: number, isFlagOn: FlagQuestion): Promise<HeldReview> {
  const held = await heldWithText(call, call.params.id, 'finish', isFlagOn);
  const own = savedFields > 0 ? 1 : 0;
  if (held.version !== call.body.version + own) throw conflict(messages.staleVersion, await readReview(call, held.id, isFlagOn));
  return held;
}

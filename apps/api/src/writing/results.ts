import { recordAudit } from '../db/audit';
import { withOpenScope } from '../db/scope';
import { sha256 } from '../http/session/tokens';
import type { Hand } from './hand';
import { deleteResults, type Grades, putResult, type ResultChange, resultsOf } from './results.queries';

const hashOf = (grades: string | undefined) => (grades === undefined ? null : sha256(grades).toString('hex'));

/** The final grade, from the moment it is final; the sums of class, school and network change with it. Also puts another in its place. */
export async function setResult(hand: Hand, compositionId: number, grades: Grades) {
  const before = await resultsOf(hand.sql, [compositionId]);
  await putResult(hand.sql, compositionId, grades);
  await record(hand, before, await resultsOf(hand.sql, [compositionId]));
}

export async function removeResults(hand: Hand, compositionIds: readonly number[]) {
  const before = await resultsOf(hand.sql, compositionIds);
  await deleteResults(hand.sql, compositionIds);
  await record(hand, before, []);
}

/** A blind reviewer changes a grade of someone whom the policies keep from them: the line is written with open eyes. */
async function record({ sql, reach, user, address }: Hand, before: readonly ResultChange[], after: readonly ResultChange[]) {
  const lines = (after.length > 0 ? after : before).map(({ composition_id, student_id }) => {
    const of = (changes: readonly ResultChange[]) => hashOf(changes.find((one) => one.composition_id === composition_id)?.grades);
    return { student_id, details: { composition_id, before: of(before), after: of(after) } };
  });
  if (lines.length === 0) return;
  await withOpenScope(sql, reach, () => recordAudit(sql, { actor_id: user.user.id, address }, 'composition.graded', lines));
}

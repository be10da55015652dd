import type { StudentOnActivity } from '@lauda/contract/activities';
import { CallError } from '../../../lib/calling/call-error';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a 409 says is there now; null for any other failure. */
export function currentIn(error: unknown): Record<string, unknown> | null {
  if (!(error instanceof CallError) || error.status !== 409 || !isRecord(error.body)) return null;
  return isRecord(error.body.current) ? error.body.current : null;
}

const idsIn = (list: unknown): number[] =>
  Array.isArray(list)
    ? list.flatMap((one) => (typeof one === 'number' ? [one] : isRecord(one) && typeof one.id === 'number' ? [one.id] : []))
    : [];

type Person = Pick<StudentOnActivity, 'user_id' | 'composition_id' | 'first_name' | 'last_name'>;

/** Nothing was done because of these ones: the server names their texts, or the students themselves. */
export function whoStoodInTheWay<P extends Person>(error: unknown, people: readonly P[]): P[] {
  const current = currentIn(error);
  const texts = new Set(idsIn(current?.compositions));
  const students = new Set(idsIn(current?.students));
  return people.filter(
    ({ composition_id, user_id }) =>
      (composition_id !== null && texts.has(composition_id)) || (composition_id === null && students.has(user_id)),
  );
}

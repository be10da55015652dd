import { messages } from '@lauda/contract/messages';
import type { Call } from '../../http/route';
import { invalidWhole, notFound } from '../../problems';
import { lockStudents } from './students.queries';

/** All of them or none: one id beyond the reach, and the whole request is about something that does not exist. */
export async function lockActive({ sql, reach }: Pick<Call<never>, 'sql' | 'reach'>, ids: readonly number[]) {
  const locked = await lockStudents(sql, reach, ids);
  if (locked.length !== new Set(ids).size) throw notFound();
  if (locked.some((student) => student.is_archived)) throw invalidWhole(messages.studentArchived);
  return locked;
}

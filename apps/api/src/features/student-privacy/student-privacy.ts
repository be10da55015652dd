import { messages } from '@lauda/contract/messages';
import { recordAudit, type Signature } from '../../db/audit';
import type { Reach } from '../../db/scope';
import type { Sql } from '../../db/sql';
import { invalid, notFound } from '../../problems';
import { copyFiles } from './copy-files';
import { eraseWriting } from './erase-writing.queries';
import { anonymise, everythingAbout, lockStudent, trailOf, wasStudent } from './student-privacy.queries';
import { texts } from './texts';

export async function readTrail(sql: Sql, reach: Reach, id: number, slice: { limit: number; offset: number }) {
  if (!(await wasStudent(sql, reach, id))) throw notFound();
  return trailOf(sql, id, texts.byCommand, slice);
}

/** The line about the export stands in the export. */
export async function exportStudent(sql: Sql, reach: Reach, signature: Signature, id: number) {
  if (!(await lockStudent(sql, reach, id))) throw notFound();
  await recordAudit(sql, signature, 'student.exported', [{ student_id: id }]);
  const tables = await everythingAbout(sql, id);
  const made = new Date().toISOString();
  return { student_id: id, made, tables, files: copyFiles(made, tables) };
}

type Erasure = { id: number; username: string; forgetLetters: (address: string) => Promise<void> };

/** Whoever asks writes the username, so that nobody is erased by a slip of the hand. */
export async function eraseStudent(sql: Sql, reach: Reach, signature: Signature, { id, username, forgetLetters }: Erasure) {
  const person = await lockStudent(sql, reach, id);
  if (!person) throw notFound();
  if (person.username !== username.trim()) throw invalid({ username: [messages.wrongUsername] });
  await recordAudit(sql, signature, 'student.erased', [{ student_id: id }]);
  await eraseWriting(sql, id, [person.first_name, person.last_name].filter(Boolean).join(' '));
  await anonymise(sql, person, texts.nobody);
  // Last: a file that is gone does not come back with the transaction.
  if (person.email) await forgetLetters(person.email);
}

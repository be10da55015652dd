import { messages } from '@lauda/contract/messages';
import type { Student } from '@lauda/contract/students';
import { isEmail } from '../../parts/restore-password/email';
import type { StudentChange } from './student-queries';

export const FIELDS = ['first_name', 'last_name', 'registration', 'birth_date', 'email'] as const;
export type Field = (typeof FIELDS)[number];
/** As it is typed: an empty date is an empty text here and null on the wire. */
export type StudentData = Record<Field, string>;

export const MOST: Partial<Record<Field, number>> = { first_name: 80, last_name: 80, registration: 40, email: 254 };

export const dataOf = (student: Pick<Student, Field>): StudentData => ({
  first_name: student.first_name,
  last_name: student.last_name,
  registration: student.registration,
  birth_date: student.birth_date ?? '',
  email: student.email,
});

export const changedFields = (before: StudentData, after: StudentData): Field[] =>
  FIELDS.filter((field) => after[field].trim() !== before[field]);

/** Only what differs travels, so that two open pages do not undo each other. */
export function changeOf(before: StudentData, typed: StudentData, version: number): StudentChange | null {
  const fields = changedFields(before, typed);
  if (fields.length === 0) return null;
  const value = (field: Field) => (field === 'birth_date' ? typed.birth_date || null : typed[field].trim());
  return { version, ...Object.fromEntries(fields.map((field) => [field, value(field)])) };
}

/** What can be seen to be wrong before asking. */
export function problemsOf(typed: StudentData): { [Name in Field]?: string } {
  const email = typed.email.trim();
  return {
    ...(typed.first_name.trim() === '' && { first_name: messages.blankField }),
    ...(typed.last_name.trim() === '' && { last_name: messages.blankField }),
    ...(email !== '' && !isEmail(email) && { email: messages.invalidEmail }),
  };
}

export type Conflict = {
  /** Both changed it, to different things: the person chooses. */
  disputed: Field[];
  /** Only the other one did: theirs stands. */
  taken: Field[];
};

/** Three versions side by side: what the page began with, what was typed here, what is there now. */
export function conflictOf(before: StudentData, mine: StudentData, theirs: StudentData): Conflict {
  const moved = changedFields(before, theirs);
  const disputed = moved.filter((field) => mine[field].trim() !== before[field] && mine[field].trim() !== theirs[field]);
  return { disputed, taken: moved.filter((field) => mine[field].trim() === before[field]) };
}

/** What goes on being typed once the other version is known: mine where I changed something, theirs elsewhere. */
export const merged = (before: StudentData, mine: StudentData, theirs: StudentData): StudentData => {
  const result = { ...theirs };
  for (const field of changedFields(before, mine)) result[field] = mine[field];
  return result;
};

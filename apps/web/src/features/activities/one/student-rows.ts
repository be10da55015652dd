import { type ActivityWithScore, PROGRESS_STATES, type StudentOnActivity } from '@lauda/contract/activities';
import { fold } from '../../../lib/fold';
import { fileName, type Sheet } from '../../../parts/export-table/sheet';
import { progressStates } from '../../../parts/texts';
import type { Sort } from '../../../ui/layout/table';
import type { STUDENT_KEYS } from '../activities-view';
import { texts } from '../texts';

export type StudentKey = (typeof STUDENT_KEYS)[number] | 'select' | 'actions';

export const nameOf = ({ first_name, last_name }: Pick<StudentOnActivity, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim();

const worth: Record<StudentKey, (student: StudentOnActivity) => string | number> = {
  name: (student) => fold(nameOf(student)),
  progress: ({ progress }) => PROGRESS_STATES.indexOf(progress),
  handed: ({ submitted_at }) => submitted_at ?? '',
  words: ({ count_words }) => count_words,
  total: ({ total }) => total ?? -1,
  select: () => 0,
  actions: () => 0,
};

/** Equal ones stay in the order of their names, whichever way the table is turned. */
export function sorted(students: StudentOnActivity[], { key, direction }: Sort<StudentKey>): StudentOnActivity[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return students.toSorted((a, b) => sign * compare(worth[key](a), worth[key](b)) || compare(worth.name(a), worth.name(b)));
}

export const studentSheet = ({ title, school_group_name, competences }: ActivityWithScore, students: StudentOnActivity[]): Sheet => ({
  name: fileName(title, school_group_name),
  header: [texts.student, texts.state, texts.handed, texts.words, texts.total, ...competences.map(({ short_name }) => short_name)],
  rows: students.map((student) => [
    nameOf(student),
    progressStates[student.progress],
    student.submitted_at ? texts.moment(student.submitted_at) : '',
    student.count_words,
    student.total ?? '',
    ...competences.map((_, place) => student.points?.[place] ?? ''),
  ]),
});

/** The texts that wait for a correction, the one that waits longest first. */
export const waitingInOrder = (students: StudentOnActivity[]): number[] =>
  students
    .filter(({ progress }) => progress === 'entregue')
    .toSorted((a, b) => (a.submitted_at ?? '').localeCompare(b.submitted_at ?? ''))
    .flatMap(({ composition_id }) => composition_id ?? []);

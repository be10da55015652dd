import type { StudentWriting } from '@lauda/contract/student-writing';
import type { Student } from '@lauda/contract/students';
import { fileName, type Sheet } from '../../../parts/export-table/sheet';
import { progressStates } from '../../../parts/texts';
import { texts } from './texts';

const words = texts.list;

/** As many columns of competences as the text with most of them has. */
export function writingSheet({ first_name, last_name }: Student, activities: StudentWriting['activities']): Sheet {
  const competences = Math.max(0, ...activities.map(({ points }) => points?.length ?? 0));
  const places = Array.from({ length: competences }, (_, place) => place);
  return {
    name: fileName(words.file, `${first_name} ${last_name}`),
    header: [
      words.activity,
      words.theme,
      words.type,
      words.genre,
      words.className,
      words.state,
      words.handed,
      words.words,
      words.total,
      words.max,
      ...places.map((place) => words.competence(place + 1)),
    ],
    rows: activities.map((row) => [
      row.title,
      row.theme_title,
      texts.types[row.test_type],
      row.genre_name,
      row.school_group_name,
      progressStates[row.progress],
      row.submitted_at ? texts.day(row.submitted_at) : '',
      row.count_words,
      row.total ?? '',
      row.max_total,
      ...places.map((place) => row.points?.[place] ?? ''),
    ]),
  };
}

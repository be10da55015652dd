import type { Theme } from '@lauda/contract/themes';
import { texts } from './texts';

/** What is typed in the editor. */
export type Writing = Pick<Theme, 'title' | 'summary' | 'school_grades' | 'statement' | 'motivating_texts' | 'repertory_contents'> & {
  genre_id: number;
};

export const writingOf = (theme: Theme): Writing => ({
  title: theme.title,
  summary: theme.summary,
  genre_id: theme.genre.id,
  school_grades: theme.school_grades,
  statement: theme.statement,
  motivating_texts: theme.motivating_texts,
  repertory_contents: theme.repertory_contents,
});

/** What the server would refuse the whole for; it is kept here, and said, until it can go. */
export function missingIn({ title, school_grades, motivating_texts, repertory_contents }: Writing): string | null {
  if (title.trim() === '') return texts.missing.title;
  if (school_grades.length === 0) return texts.missing.grades;
  if (motivating_texts.some(({ body }) => body.trim() === '')) return texts.missing.body;
  if (motivating_texts.some(({ figure }) => figure && figure.rows.length === 0)) return texts.missing.rows;
  return repertory_contents.some(({ title: name }) => name.trim() === '') ? texts.missing.repertory : null;
}

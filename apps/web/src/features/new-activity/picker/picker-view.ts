import { SCHOOL_GRADES } from '@lauda/domain/people/school-grades';
import { idIn } from '../../../lib/in-address';
import { useView } from '../../../parts/use-view';

export type PickerView = { words: string; genre: number | null; grade: number | null };

export const EVERYTHING: PickerView = { words: '', genre: null, grade: null };

const read = (search: URLSearchParams): PickerView => {
  const grade = idIn(search.get('serie'));
  return {
    words: search.get('q') ?? '',
    genre: idIn(search.get('genero')),
    grade: grade !== null && grade in SCHOOL_GRADES ? grade : null,
  };
};

const write = ({ words, genre, grade }: PickerView): Record<string, string> => ({
  ...(words && { q: words }),
  ...(genre && { genero: String(genre) }),
  ...(grade && { serie: String(grade) }),
});

export const usePickerView = () => useView(read, write);

export const isNarrowed = (view: PickerView) => Object.keys(write(view)).length > 0;

/** The form with a theme, and what was looked for kept beside it: the way back is the list as it was. */
export const withTheme = (search: URLSearchParams, theme: number | null) => {
  const next = new URLSearchParams(search);
  if (theme === null) next.delete('tema');
  else next.set('tema', String(theme));
  return `?${next}`;
};

import { SCHOOL_GRADES } from '@lauda/domain/people/school-grades';
import { useView } from '../../parts/use-view';

/** A null year is the present one; a null grade, all of them. */
export type ClassView = { words: string; year: number | null; grade: number | null };

const numberIn = (text: string | null, fits: (value: number) => boolean): number | null => {
  const value = Number(text);
  return text && Number.isInteger(value) && fits(value) ? value : null;
};

const read = (search: URLSearchParams): ClassView => ({
  words: search.get('q') ?? '',
  year: numberIn(search.get('ano'), (value) => value >= 2000 && value <= 2100),
  grade: numberIn(search.get('serie'), (value) => value in SCHOOL_GRADES),
});

const write = ({ words, year, grade }: ClassView): Record<string, string> => ({
  ...(words && { q: words }),
  ...(year && { ano: String(year) }),
  ...(grade && { serie: String(grade) }),
});

export function useClassView(presentYear: number): ReturnType<typeof useView<ClassView>> {
  const [view, change] = useView(read, write);
  return [{ ...view, year: view.year === presentYear ? null : view.year }, change];
}

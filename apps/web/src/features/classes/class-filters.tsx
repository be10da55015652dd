import { FilterChoice } from '../../parts/filter-choice';
import { useTyped } from '../../parts/use-typed';
import { SearchField } from '../../ui/fields/search-field';
import type { ClassView } from './class-view';
import styles from './classes.module.css';
import { texts } from './texts';

type Props = {
  view: ClassView;
  onChange: (next: Partial<ClassView>) => void;
  presentYear: number;
  /** The school grades that there are, in order. */
  grades: readonly { grade: number; name: string }[];
};

/** The present year and the ones before it that people still ask about. */
const YEARS_SHOWN = 4;

export function ClassFilters({ view, onChange, presentYear, grades }: Props) {
  const [words, setWords] = useTyped(view.words, (typed) => onChange({ words: typed }));
  const recent = Array.from({ length: YEARS_SHOWN }, (_, back) => presentYear - back);
  const years = view.year === null || recent.includes(view.year) ? recent : [...recent, view.year].sort((a, b) => b - a);
  return (
    <search className={styles.filters}>
      <SearchField label={texts.search} placeholder={texts.searchHint} value={words} onChange={setWords} className={styles.search ?? ''} />
      <FilterChoice
        label={texts.year}
        options={years.map((year) => ({ id: year, text: String(year) }))}
        value={view.year ?? presentYear}
        onChange={(year) => onChange({ year: year === presentYear ? null : year, grade: null })}
      />
      {grades.length > 1 && (
        <FilterChoice
          label={texts.grade}
          all={texts.everyGrade}
          options={grades.map(({ grade, name }) => ({ id: grade, text: name }))}
          value={view.grade}
          onChange={(grade) => onChange({ grade })}
        />
      )}
    </search>
  );
}

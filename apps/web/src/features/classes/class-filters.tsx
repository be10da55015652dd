import { useTyped } from '../../parts/use-typed';
import { SearchField } from '../../ui/fields/search-field';
import { Chip } from '../../ui/signs/chip';
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
      <fieldset className={styles.choice}>
        <legend>{texts.year}</legend>
        {years.map((year) => (
          <Chip
            key={year}
            selected={year === (view.year ?? presentYear)}
            onToggle={() => onChange({ year: year === presentYear ? null : year, grade: null })}
          >
            {String(year)}
          </Chip>
        ))}
      </fieldset>
      {grades.length > 1 && (
        <fieldset className={styles.choice}>
          <legend>{texts.grade}</legend>
          <Chip selected={view.grade === null} onToggle={() => onChange({ grade: null })}>
            {texts.everyGrade}
          </Chip>
          {grades.map(({ grade, name }) => (
            <Chip key={grade} selected={view.grade === grade} onToggle={(on) => onChange({ grade: on ? grade : null })}>
              {name}
            </Chip>
          ))}
        </fieldset>
      )}
    </search>
  );
}

import { SCHOOL_GRADES, schoolGradeName } from '@lauda/domain/people/school-grades';
import { FilterChoice } from '../../../parts/filter-choice';
import { useGenres } from '../../../parts/genres-query';
import { useTyped } from '../../../parts/use-typed';
import { SearchField } from '../../../ui/fields/search-field';
import { texts } from '../texts';
import styles from './picker.module.css';
import type { PickerView } from './picker-view';

const GRADES = Object.keys(SCHOOL_GRADES).map((code) => ({ id: Number(code), text: schoolGradeName(Number(code)) }));

export function PickerFilters({ view, onChange }: { view: PickerView; onChange: (next: Partial<PickerView>) => void }) {
  const [words, setWords] = useTyped(view.words, (typed) => onChange({ words: typed }));
  const genres = useGenres().data ?? [];
  return (
    <search className={styles.filters}>
      <SearchField label={texts.search} placeholder={texts.searchHint} value={words} onChange={setWords} className={styles.search ?? ''} />
      <FilterChoice
        label={texts.grade}
        all={texts.everyGrade}
        options={GRADES}
        value={view.grade}
        onChange={(grade) => onChange({ grade })}
      />
      {genres.length > 1 && (
        <FilterChoice
          label={texts.genre}
          all={texts.everyGenre}
          options={genres.map(({ id, name }) => ({ id, text: name }))}
          value={view.genre}
          onChange={(genre) => onChange({ genre })}
        />
      )}
    </search>
  );
}

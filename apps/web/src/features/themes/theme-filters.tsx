import { SINGLE_GRID_NAME } from '@lauda/contract/review-grids';
import { SCHOOL_GRADES, schoolGradeName } from '@lauda/domain/people/school-grades';
import { FilterChoice } from '../../parts/filter-choice';
import { useGenres } from '../../parts/genres-query';
import { useTyped } from '../../parts/use-typed';
import { TextButton } from '../../ui/actions/text-button';
import { SearchField } from '../../ui/fields/search-field';
import { Disclosure } from '../../ui/layout/disclosure';
import { Chip } from '../../ui/signs/chip';
import { texts } from './texts';
import styles from './themes.module.css';
import { EVERYTHING, ORIGINS, type ThemesView } from './themes-view';

type Props = { view: ThemesView; onChange: (next: Partial<ThemesView>) => void; isNarrowed: boolean; mayWrite: boolean };

const named = <T extends string>(names: Record<T, string>) => (Object.keys(names) as T[]).map((id) => ({ id, text: names[id] })); // its own keys
const GRADES = Object.keys(SCHOOL_GRADES).map((code) => ({ id: Number(code), text: schoolGradeName(Number(code)) }));

export function ThemeFilters({ view, onChange, isNarrowed, mayWrite }: Props) {
  const [words, setWords] = useTyped(view.words, (typed) => onChange({ words: typed }));
  const genres = useGenres().data ?? [];
  const grids = [...new Map(genres.map(({ review_grid_id, review_grid_name }) => [review_grid_id, review_grid_name]))];
  const isSingle = grids.some(([id, name]) => id === view.grid && name === SINGLE_GRID_NAME);
  const offered = genres.filter(({ review_grid_id }) => view.grid === null || review_grid_id === view.grid);
  const origins = named(texts.origins).filter(({ id }) => ORIGINS.includes(id) && (mayWrite || id !== 'own'));
  const isDeep = view.grade !== null || view.path !== null || view.flow !== null || view.origin !== null || view.ready;
  return (
    <search className={styles.filters}>
      <SearchField label={texts.search} placeholder={texts.searchHint} value={words} onChange={setWords} className={styles.search ?? ''} />
      <FilterChoice
        label={texts.grid}
        all={texts.everyOne}
        options={grids.map(([id, text]) => ({ id, text }))}
        value={view.grid}
        onChange={(grid) => onChange({ grid, genre: null })}
      />
      {/* The single grid serves every genre: its themes are never asked for by one (spec §6). */}
      {!isSingle && (
        <FilterChoice
          label={texts.genre}
          all={texts.every}
          options={offered.map(({ id, name }) => ({ id, text: name }))}
          value={view.genre}
          onChange={(genre) => onChange({ genre })}
        />
      )}
      <Disclosure title={texts.moreFilters} {...(isDeep && { open: true })}>
        <div className={styles.deep}>
          <FilterChoice
            label={texts.grade}
            all={texts.everyOne}
            options={GRADES}
            value={view.grade}
            onChange={(grade) => onChange({ grade })}
          />
          <FilterChoice
            label={texts.path}
            all={texts.every}
            options={named(texts.paths)}
            value={view.path}
            onChange={(path) => onChange({ path })}
          />
          <FilterChoice
            label={texts.flow}
            all={texts.everyOne}
            options={named(texts.flows)}
            value={view.flow}
            onChange={(flow) => onChange({ flow })}
          />
          <FilterChoice
            label={texts.origin}
            all={texts.every}
            options={origins}
            value={view.origin}
            onChange={(origin) => onChange({ origin })}
          />
          <FilterChoice
            label={texts.sort}
            options={named(texts.sorts)}
            value={view.sort ?? (view.words ? 'relevance' : 'title')}
            onChange={(sort) => onChange({ sort })}
          />
          <Chip selected={view.ready} onToggle={(ready) => onChange({ ready })}>
            {texts.ready}
          </Chip>
        </div>
      </Disclosure>
      {isNarrowed && (
        <TextButton
          onClick={() => {
            setWords('');
            onChange(EVERYTHING);
          }}
        >
          {texts.clear}
        </TextButton>
      )}
    </search>
  );
}

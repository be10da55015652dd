import { LoadFailed } from '../../../parts/load-failed';
import { MoreRows } from '../../../parts/more-rows';
import { useThemeList } from '../../../parts/theme-list-query';
import { Button } from '../../../ui/actions/button';
import { EmptyState } from '../../../ui/states/empty-state';
import { Loading, SkeletonText } from '../../../ui/states/skeleton';
import { texts } from '../texts';
import styles from './picker.module.css';
import { PickerFilters } from './picker-filters';
import { EVERYTHING, isNarrowed, usePickerView } from './picker-view';
import { ThemeChoice } from './theme-choice';

/** The first step where no theme was given: looked for, narrowed down, chosen. Only what a class may be given is offered. */
export function ThemePicker() {
  const [view, change] = usePickerView();
  const { words, genre, grade } = view;
  const found = useThemeList({
    ...(words && { filter: words }),
    ...(genre && { genre_id: [genre] }),
    ...(grade && { school_grade: grade }),
  });
  const content = () => {
    if (found.isError && !found.data) return <LoadFailed query={found} title={texts.failed} />;
    if (!found.data)
      return (
        <Loading label={texts.loading}>
          <SkeletonText lines={8} />
        </Loading>
      );
    if (found.data.count === 0)
      return (
        <EmptyState
          drawing="search"
          title={texts.noneFound}
          action={isNarrowed(view) && <Button onClick={() => change(EVERYTHING)}>{texts.clear}</Button>}
        />
      );
    return (
      <>
        <ul className={styles.list} aria-label={texts.pick}>
          {found.data.cards
            .filter(({ state }) => state === 'published')
            .map((card) => (
              <ThemeChoice key={card.id} card={card} />
            ))}
        </ul>
        <MoreRows query={found} shown={found.data.cards.length} count={found.data.count} />
      </>
    );
  };
  return (
    <section aria-labelledby="escolher-tema" className={styles.picker}>
      <h2 id="escolher-tema" className={styles.heading}>
        {texts.pick}
      </h2>
      <PickerFilters view={view} onChange={change} />
      {content()}
    </section>
  );
}

import type { School } from '@lauda/contract/schools';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../ui/actions/button';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { EmptyState } from '../../ui/states/empty-state';
import { bySchool, matching } from './class-list';
import type { ClassView } from './class-view';
import styles from './classes.module.css';
import type { useClasses } from './classes-queries';
import { SchoolSection } from './school-section';
import { texts } from './texts';

type Props = {
  classes: Pick<ReturnType<typeof useClasses>, 'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  schools: readonly School[];
  view: ClassView;
  year: number;
  onChange: (next: Partial<ClassView>) => void;
};

/** With more than these, the page begins with the schools folded. */
const OPEN_AT_ONCE = 3;

export function SchoolList({ classes, schools, view, year, onChange }: Props) {
  const words = useDeferredValue(view.words);
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const { groups, count } = classes.data ?? { groups: [], count: 0 };
  const isFiltered = words !== '' || view.grade !== null;
  const found = matching(groups, { words, grade: view.grade });
  const sections = bySchool(found);
  const folds = bySchool(groups).length > OPEN_AT_ONCE;
  const isOpen = (id: number) => toggled.get(id) ?? (isFiltered && sections.length <= OPEN_AT_ONCE * 2);

  if (groups.length === 0) {
    return (
      <EmptyState
        drawing="class"
        title={view.year === null ? texts.noneYet : texts.noneThatYear(year)}
        action={view.year !== null && <Button onClick={() => onChange({ year: null })}>{texts.thisYear}</Button>}
      >
        <p>{view.year === null ? texts.noneYetWhy : texts.noneThatYearWhy}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isFiltered && texts.found(found.length)}</span>
      </VisuallyHidden>
      {sections.length === 0 && (
        <EmptyState
          drawing="search"
          title={texts.nothingFound}
          action={<Button onClick={() => onChange({ words: '', grade: null })}>{texts.clear}</Button>}
        >
          <p>{texts.nothingFoundWhy}</p>
        </EmptyState>
      )}
      {sections.map((section) => (
        <SchoolSection
          key={section.id}
          classes={section}
          school={schools.length > 1 ? schools.find(({ id }) => id === section.id) : undefined}
          open={folds ? isOpen(section.id) : null}
          onToggle={(open) => setToggled(new Map(toggled).set(section.id, open))}
        />
      ))}
      {classes.hasNextPage && (
        <div className={styles.more}>
          <p>{texts.shown(groups.length, count)}</p>
          <Button pending={classes.isFetchingNextPage} onClick={() => void classes.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

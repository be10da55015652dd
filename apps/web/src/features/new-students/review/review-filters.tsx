import { TextButton } from '../../../ui/actions/text-button';
import { Chip } from '../../../ui/signs/chip';
import { texts } from '../texts';
import styles from './review.module.css';
import type { Counts, RowState } from './row-state';

export type Filter = RowState | 'all';
const FILTERS: readonly Filter[] = ['all', 'created', 'exists', 'refused', 'excluded'];

export const filterIn = (asked: string | null): Filter => FILTERS.find((filter) => filter === asked) ?? 'all';

type Props = { counts: Counts; total: number; selected: Filter; onSelect: (filter: Filter) => void; onExcludeRefused: () => void };

/** Only the kinds that the list has; the one chosen stays while its last row is being corrected. */
export function ReviewFilters({ counts, total, selected, onSelect, onExcludeRefused }: Props) {
  const countOf = (filter: Filter) => (filter === 'all' ? total : counts[filter]);
  const offered = FILTERS.filter((filter) => filter === 'all' || filter === selected || countOf(filter) > 0);
  if (total < 2) return null;
  return (
    <fieldset className={styles.filters}>
      <legend>{texts.filterLabel}</legend>
      {offered.map((filter) => (
        <Chip key={filter} selected={filter === selected} onToggle={() => onSelect(filter === selected ? 'all' : filter)}>
          {texts.filters[filter](countOf(filter))}
        </Chip>
      ))}
      {counts.refused > 0 && <TextButton onClick={onExcludeRefused}>{texts.excludeRefused(counts.refused)}</TextButton>}
    </fieldset>
  );
}

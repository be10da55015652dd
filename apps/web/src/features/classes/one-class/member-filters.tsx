import { SearchField } from '../../../ui/fields/search-field';
import { Chip } from '../../../ui/signs/chip';
import { countOf, FILTERS, type FindableMember, type MemberFilter } from './member-list';
import styles from './members.module.css';
import { texts } from './texts';

type Props = {
  words: string;
  onType: (words: string) => void;
  filter: MemberFilter | null;
  onFilter: (filter: MemberFilter | null) => void;
  members: readonly FindableMember[];
};

export function MemberFilters({ words, onType, filter, onFilter, members }: Props) {
  return (
    <search className={styles.filters}>
      <SearchField label={texts.search} placeholder={texts.searchHint} value={words} onChange={onType} className={styles.search ?? ''} />
      <fieldset className={styles.chips}>
        <legend className={styles.hidden}>{texts.filters}</legend>
        {FILTERS.map((one) => (
          <Chip key={one} selected={filter === one} onToggle={(on) => onFilter(on ? one : null)}>
            {texts.filter[one](countOf(members, one))}
          </Chip>
        ))}
      </fieldset>
    </search>
  );
}

// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as a grid or as cards loses its roles in some browsers, so they are said again
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { tickLook } from '../../../ui/fields/tick-look';
import { type FindableMember, type MemberSort, SORT_KEYS } from './member-list';
import styles from './members.module.css';
import type { MemberSelection } from './selection';
import { texts } from './texts';

type Props = {
  members: readonly FindableMember[];
  sort: MemberSort;
  onSort: (sort: MemberSort) => void;
  selection: MemberSelection | null;
};

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

export function MemberHeader({ members, sort, onSort, selection }: Props) {
  const some = selection !== null && members.some(({ id }) => selection.ids.has(id));
  const all = some && members.every(({ id }) => selection.ids.has(id));
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1} className={styles.row}>
        {selection && (
          <th role="columnheader" scope="col" className={styles.tick}>
            <label>
              <input
                type="checkbox"
                className={tickLook}
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = some && !all;
                }}
                onChange={selection.onTouchAll}
              />
              <span className={styles.tickWords}>{texts.selectAll}</span>
            </label>
          </th>
        )}
        {SORT_KEYS.map((key) => {
          const direction = sort.key === key ? sort.direction : 'none';
          const Icon = ICONS[direction];
          return (
            <th key={key} role="columnheader" scope="col" aria-sort={direction}>
              <button
                type="button"
                className={styles.sort}
                onClick={() => onSort({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
              >
                {texts.columns[key]}
                <Icon aria-hidden="true" />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

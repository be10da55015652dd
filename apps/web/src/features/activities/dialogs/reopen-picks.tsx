import type { ReopenStatus } from '@lauda/contract/activities';
import { progressStates } from '../../../parts/texts';
import { Checkbox } from '../../../ui/fields/checkbox';
import styles from '../activities.module.css';
import { nameOf } from '../one/student-rows';
import { texts } from '../texts';

type Props = { rows: ReopenStatus[]; picked: ReadonlySet<number>; onPick: (picked: ReadonlySet<number>) => void };

export function ReopenPicks({ rows, picked, onPick }: Props) {
  const areAll = rows.every(({ user_id }) => picked.has(user_id));
  const toggle = (id: number) => onPick(new Set(picked.has(id) ? [...picked].filter((each) => each !== id) : [...picked, id]));
  return (
    <fieldset>
      <legend className={styles.hidden}>{texts.reopenWho}</legend>
      {rows.length > 1 && (
        <Checkbox
          checked={areAll}
          indeterminate={!areAll && picked.size > 0}
          onChange={() => onPick(new Set(areAll ? [] : rows.map(({ user_id }) => user_id)))}
        >
          {texts.selectAll}
        </Checkbox>
      )}
      <ul className={styles.picks}>
        {rows.map((row) => (
          <li key={row.user_id}>
            <Checkbox checked={picked.has(row.user_id)} onChange={() => toggle(row.user_id)} description={progressStates[row.progress]}>
              {nameOf(row)}
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

import { Button } from '../../../ui/actions/button';
import { texts } from '../texts';
import styles from './review.module.css';
import type { Counts } from './row-state';

type Props = { counts: Counts; onBack: () => void; onConfirm: () => void };

/** Why not yet, in the order in which one would solve it. */
function obstacle({ created, exists, refused, checking }: Counts): string | null {
  if (refused > 0) return texts.cannotYet.refused;
  if (checking > 0) return texts.cannotYet.checking;
  return created + exists > 0 ? null : texts.cannotYet.none;
}

/** The sum of the list and the way on, always in sight. */
export function ReviewBar({ counts, onBack, onConfirm }: Props) {
  const why = obstacle(counts);
  const isNobodyNew = counts.created === 0 && counts.exists > 0;
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.sum}>
        <strong>{texts.summary(counts)}</strong>
        {(why || isNobodyNew) && <span>{why ?? texts.nobodyNew(counts.exists)}</span>}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button variant="primary" disabled={why !== null} onClick={onConfirm}>
          {isNobodyNew ? texts.enrol : texts.create(counts.created)}
        </Button>
      </div>
    </div>
  );
}

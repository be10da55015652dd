import { PROGRESS_STATES, type ProgressCounts } from '@lauda/contract/activities';
import { DOT, dotted } from '../../../lib/dotted';
import styles from '../activities.module.css';
import { texts } from '../texts';

/** Six states as one bar, each with its own pattern; the words under it say the same, and more. */
export function WhoIsWhere({ progress }: { progress: ProgressCounts }) {
  const all = Math.max(progress.total, 1);
  const said = PROGRESS_STATES.filter((state) => progress[state] > 0).map((state) => texts.stateCount(state, progress[state]));
  return (
    <div className={styles.where}>
      <div className={styles.bar} aria-hidden="true">
        {PROGRESS_STATES.filter((state) => state !== 'nao_iniciada').map((state) => (
          <span key={state} data-state={state} style={{ inlineSize: `${(progress[state] / all) * 100}%` }} />
        ))}
      </div>
      <p className={styles.whereWords}>
        {dotted(...said)}
        {progress.atrasada > 0 && (
          <span className={styles.late}>
            {DOT}
            {texts.late(progress.atrasada)}
          </span>
        )}
      </p>
    </div>
  );
}

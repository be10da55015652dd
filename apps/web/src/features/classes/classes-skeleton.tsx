import { Loading, SkeletonLine } from '../../ui/states/skeleton';
import styles from './classes.module.css';
import { texts } from './texts';

const WIDTHS = ['38%', '52%', '44%', '30%', '48%', '36%'];

/** The rows to come, in their places. */
export function ClassesSkeleton() {
  return (
    <Loading label={texts.loading}>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.bones}>
          <SkeletonLine width="2.5rem" height="1.75rem" />
          <SkeletonLine width={width} height="1.125rem" />
        </div>
      ))}
    </Loading>
  );
}

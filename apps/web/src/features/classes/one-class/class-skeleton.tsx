import { PageHeader } from '../../../ui/layout/page-header';
import { Loading, SkeletonLine } from '../../../ui/states/skeleton';
import styles from './members.module.css';
import { texts } from './texts';

const WIDTHS = ['34%', '42%', '28%', '39%', '31%', '45%', '36%', '30%'];

/** The page says what it will be before it knows of whom. */
export function ClassSkeleton() {
  return (
    <>
      <PageHeader title={texts.fallbackTitle} />
      <MembersSkeleton label={texts.loading} />
    </>
  );
}

export function MembersSkeleton({ label = texts.loadingMembers }: { label?: string }) {
  return (
    <Loading label={label}>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.bone}>
          <SkeletonLine width={width} />
        </div>
      ))}
    </Loading>
  );
}

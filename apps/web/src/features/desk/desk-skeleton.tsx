import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { Loading, SkeletonCard, SkeletonLine, SkeletonText } from '../../ui/states/skeleton';
import styles from './desk.module.css';
import { texts } from './texts';

/** The desk before its text: everything where it will be. */
export function DeskSkeleton() {
  return (
    <main id="conteudo" tabIndex={-1} className={styles.desk}>
      <VisuallyHidden>
        <h1>{texts.title}</h1>
      </VisuallyHidden>
      <Loading label={texts.loading}>
        <div className={styles.bones}>
          <SkeletonText lines={6} />
          <div className={styles.bonePaper}>
            <SkeletonLine width="60%" height="1.5rem" />
            <SkeletonText lines={18} />
          </div>
          <div className={styles.boneCards}>
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </div>
      </Loading>
    </main>
  );
}

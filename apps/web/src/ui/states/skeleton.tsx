import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes';
import { VisuallyHidden } from '../layout/visually-hidden';
import { texts } from '../texts';
import styles from './skeleton.module.css';

/** One grey line in the place of words; `width` as CSS says it. */
export function SkeletonLine({ width = '100%', height = '0.875rem' }: { width?: string; height?: string }) {
  const size: CSSProperties = { width, height };
  return <span aria-hidden="true" className={styles.bone} style={size} />;
}

/** A paragraph to come: the last line is shorter, as in any paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className={styles.text}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <SkeletonLine key={line} width={line === lines - 1 ? '58%' : `${96 - (line % 3) * 5}%`} />
      ))}
    </span>
  );
}

export function SkeletonCard({ lines = 2 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className={classes(styles.card)}>
      <SkeletonLine width="52%" height="1.125rem" />
      <SkeletonText lines={lines} />
    </span>
  );
}

/** Around the bones of a whole area: says once, to who does not see them, that it is loading. */
export function Loading({ label = texts.loading, children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className={styles.loading}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

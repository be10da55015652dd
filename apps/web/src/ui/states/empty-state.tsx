import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Drawing, type DrawingName } from './drawing';
import styles from './state.module.css';

type Props = {
  drawing: DrawingName;
  title: string;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  /** Inside a card or a popover: smaller, and without so much air. */
  compact?: boolean;
};

/** Nothing here yet, and what to do about it. */
export function EmptyState({ drawing, title, children, action, level = 2, compact = false }: Props) {
  const Title = `h${level}` as const;
  return (
    <div className={classes(styles.state, compact && styles.compact)}>
      <Drawing name={drawing} />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

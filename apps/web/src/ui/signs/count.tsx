import { classes } from '../classes';
import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './signs.module.css';

/** A number that waits for someone. The cap ("99+") is the caller's; `label` says what is counted. */
export function Count({ children, label, tone = 'accent' }: { children: string | number; label?: string; tone?: 'accent' | 'calm' }) {
  return (
    <span className={classes(styles.count, tone === 'calm' && styles.calm)}>
      {children}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}

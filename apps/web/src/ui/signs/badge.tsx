import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './signs.module.css';

export type Tone = 'neutral' | 'primary' | 'ok' | 'warn' | 'bad' | 'accent';

/** The state of a thing, in a word or two: "Entregue", "PCD: desconsiderar tamanho". */
export function Badge({ tone = 'neutral', dot = false, children }: { tone?: Tone; dot?: boolean; children: ReactNode }) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      {dot && <span aria-hidden="true" className={styles.dot} />}
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes';
import styles from './list-row.module.css';

type Props = {
  /** The sentence's first word, set in the reading face. */
  number: ReactNode;
  children: ReactNode;
  /** What accompanies the sentence: "o mais antigo, há 4 dias". */
  aside?: ReactNode;
  /** The action at the end of the line: "Corrigir". */
  action: string;
  to: string;
  tone?: 'primary' | 'accent';
};

/** A number that matters, as a sentence with its action: "27 textos esperam correção". The whole line is the link. */
export function ListRow({ number, children, aside, action, to, tone = 'primary' }: Props) {
  return (
    <li className={styles.row}>
      <Link to={to} className={styles.link}>
        <span className={classes(styles.number, tone === 'accent' && styles.accent)}>{number}</span>{' '}
        <span className={styles.words}>
          {children} {aside && <span className={styles.aside}>{aside}</span>}
        </span>{' '}
        <span className={styles.action}>
          {action}
          <span aria-hidden="true" className={styles.arrow}>
            →
          </span>
        </span>
      </Link>
    </li>
  );
}

export function ListRows({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
  );
}

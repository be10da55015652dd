import type { ReactNode } from 'react';
import styles from './selection-bar.module.css';

type Props = {
  label: string;
  /** How many are selected; nothing while nobody is. */
  said: ReactNode;
  /** What can be done with them. */
  children: ReactNode;
};

/** It stays at the foot of the window while anything is selected; how many is told as it changes. */
export const SelectionBar = ({ label, said, children }: Props) => (
  <section aria-label={label} className={styles.bar} data-empty={said ? undefined : true}>
    <p role="status" className={styles.said}>
      {said}
    </p>
    {said && <div className={styles.actions}>{children}</div>}
  </section>
);

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { texts } from '../texts';
import styles from './selection-bar.module.css';

type Props = {
  label: string;
  /** How many are selected; nothing while nobody is. */
  said: ReactNode;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
};

/** It stays at the foot of the window while anything is selected; how many is told as it changes. */
export const SelectionBar = ({ label, said, onClear, children }: Props) => (
  <section aria-label={label} className={styles.bar} data-empty={said ? undefined : true}>
    <p role="status" className={styles.said}>
      {said}
    </p>
    {said && (
      <>
        <div className={styles.actions}>{children}</div>
        <IconButton label={texts.clearSelection} icon={<X aria-hidden="true" />} onClick={onClear} />
      </>
    )}
  </section>
);

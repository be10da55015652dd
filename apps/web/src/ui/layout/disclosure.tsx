import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type Props = { title: ReactNode; children: ReactNode; open?: boolean; onToggle?: (open: boolean) => void };

/** More, for who asks. The browser's own: it opens by itself when a search in the page finds something inside. */
export function Disclosure({ title, children, open, onToggle }: Props) {
  return (
    <details className={styles.disclosure} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <ChevronRight aria-hidden="true" />
        <span>{title}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

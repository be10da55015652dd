import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** What came of the last thing done, beside where it was done. Its place is always there and live, so that the words are announced once, as they appear. */
export function Notice({ tone, children }: { tone: 'ok' | 'bad' | 'info'; children: ReactNode }) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'}>
      {children && (
        <div className={styles.notice} data-tone={tone}>
          {children}
        </div>
      )}
    </div>
  );
}

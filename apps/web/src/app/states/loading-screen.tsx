import { useEffect, useState } from 'react';
import { Brand } from '../../ui/signs/brand';
import { texts } from '../texts';
import styles from './bare-screen.module.css';

const AFTER_MS = 250;

/** Nothing flashes, and nothing is drawn in vain, for who has everything at hand. */
export function LoadingScreen({ words = texts.loading }: { words?: string }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <main className={styles.bare} aria-busy="true">
      <div className={styles.loading} role="status">
        {/* The page's heading until its screen brings another. */}
        <h1 className={styles.brand}>
          <Brand size="l" />
        </h1>
        <span className={styles.line} aria-hidden="true" />
        <p className={styles.words}>{words}</p>
      </div>
    </main>
  );
}

import { Brand } from '../../ui/signs/brand';
import { texts } from '../texts';
import styles from './bare-screen.module.css';

export function LoadingScreen({ words = texts.loading }: { words?: string }) {
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

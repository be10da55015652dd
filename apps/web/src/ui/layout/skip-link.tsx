import { texts } from '../texts';
import styles from './skip-link.module.css';

/** The first stop of Tab on every page. `to` is the id of the main landmark (with tabIndex={-1}). */
export function SkipLink({ to = 'conteudo', children = texts.skipToContent }: { to?: string; children?: string }) {
  return (
    <a href={`#${to}`} className={styles.skip} data-print="no">
      {children}
    </a>
  );
}

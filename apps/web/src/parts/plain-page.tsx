import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../lib/paths';
import { SkipLink } from '../ui/layout/skip-link';
import { Brand } from '../ui/signs/brand';
import styles from './plain-page.module.css';
import { texts } from './texts';

type Props = {
  width: 'narrow' | 'medium' | 'wide';
  children: ReactNode;
  actions?: ReactNode;
  /** There is no way past the terms and the first access: our name then leads nowhere. */
  gate?: boolean;
};

/** A screen without sidebar or top bar: our name, what one came for, and at most one thing beside it. */
export function PlainPage({ width, children, actions, gate = false }: Props) {
  return (
    <div className={styles.layout} data-width={width}>
      <SkipLink />
      <header className={styles.top}>
        {gate ? (
          <Brand />
        ) : (
          <Link to={paths.home} aria-label={texts.home} className={styles.home}>
            <Brand />
          </Link>
        )}
        {actions}
      </header>
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

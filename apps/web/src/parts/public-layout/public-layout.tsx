import { type ReactNode, useState } from 'react';
import { publicSettings } from '../../lib/public-settings';
import { TextButton } from '../../ui/actions/text-button';
import { SkipLink } from '../../ui/layout/skip-link';
import { Brand } from '../../ui/signs/brand';
import { TermsDialogDoor, type TermsParameter } from '../terms-text/terms-dialog-door';
import { ManuscriptSheet } from './manuscript-sheet';
import styles from './public-layout.module.css';
import { texts } from './texts';

/** Before anyone is known: the product on the left, the door on the right. On a phone they come one after the other, in the same order. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const [reading, setReading] = useState<TermsParameter | null>(null);
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.product}>
        <div className={styles.top}>
          <Brand />
          <a href={publicSettings().marketing_url} className={styles.site}>
            {texts.backToSite}
          </a>
        </div>
        <p className={styles.tagline}>{texts.tagline}</p>
        <ManuscriptSheet />
      </header>
      <main id="conteudo" tabIndex={-1} className={styles.door}>
        <div className={styles.column}>{children}</div>
      </main>
      <footer className={styles.legal}>
        <p>
          {texts.legalBefore}
          <TextButton onClick={() => setReading('terms_use_text')}>{texts.termsOfUse}</TextButton>
          {texts.legalBetween}
          <TextButton onClick={() => setReading('terms_privacy_text')}>{texts.privacy}</TextButton>
          {texts.legalAfter}
        </p>
      </footer>
      <TermsDialogDoor reading={reading} onClose={() => setReading(null)} />
    </div>
  );
}

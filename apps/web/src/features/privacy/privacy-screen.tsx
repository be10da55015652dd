import { Printer } from 'lucide-react';
import { PlainPage } from '../../parts/plain-page';
import { useTerms } from '../../parts/terms-text/terms-queries';
import { TermsText } from '../../parts/terms-text/terms-text';
import { Button } from '../../ui/actions/button';
import styles from './privacy.module.css';
import { texts } from './texts';

/** The text as a page of its own: to read, to keep a link to, to print. */
export function PrivacyScreen() {
  const query = useTerms();
  const print = (
    <Button size="s" variant="quiet" data-print="no" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      {texts.print}
    </Button>
  );
  return (
    <PlainPage width="medium" actions={print}>
      <div className={styles.sheet}>
        <h1>{texts.title}</h1>
        <TermsText parameter="terms_privacy_text" query={query} />
      </div>
    </PlainPage>
  );
}

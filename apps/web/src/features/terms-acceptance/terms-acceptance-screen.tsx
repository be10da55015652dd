import { CallError } from '../../lib/calling/call-error';
import { errorMessage } from '../../lib/calling/error-message';
import { LogOutButton } from '../../parts/log-out-button';
import { Notice } from '../../parts/notice';
import { PlainPage } from '../../parts/plain-page';
import { useTerms } from '../../parts/terms-text/terms-queries';
import { TermsText } from '../../parts/terms-text/terms-text';
import { Button } from '../../ui/actions/button';
import { PageHeader } from '../../ui/layout/page-header';
import styles from './terms-acceptance.module.css';
import { useAcceptTerms } from './terms-acceptance-queries';
import { texts } from './texts';

const SHEETS = [
  { parameter: 'terms_use_text', title: texts.use },
  { parameter: 'terms_privacy_text', title: texts.privacy },
] as const;

/** Once accepted, the shell's gate leads on: to `next`, or to where the person begins. */
export function TermsAcceptanceScreen() {
  const query = useTerms();
  const accept = useAcceptTerms();
  const changed = accept.error instanceof CallError && accept.error.status === 409;
  const agree = () => {
    if (!query.data) return;
    accept.mutate(query.data, { onError: (error) => error instanceof CallError && error.status === 409 && void query.refetch() });
  };
  return (
    <PlainPage width="wide" gate actions={<LogOutButton />}>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Notice tone="info">{changed && texts.changed}</Notice>
      <div className={styles.sheets}>
        {SHEETS.map(({ parameter, title }) => (
          <div key={parameter} className={styles.sheet}>
            <h2 id={parameter}>{title}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
            <section className={styles.text} tabIndex={0} aria-labelledby={parameter}>
              <TermsText parameter={parameter} query={query} />
            </section>
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <Notice tone="bad">{accept.error && !changed ? errorMessage(accept.error) : null}</Notice>
        <div className={styles.actions}>
          <Button variant="primary" pending={accept.isPending} disabled={!query.data || query.isFetching} onClick={agree}>
            {texts.accept}
          </Button>
        </div>
      </div>
    </PlainPage>
  );
}

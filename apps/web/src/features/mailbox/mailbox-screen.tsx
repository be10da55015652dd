import { Link, useSearchParams } from 'react-router';
import { CallError } from '../../lib/calling/call-error';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { PlainPage } from '../../parts/plain-page';
import { LinkButton } from '../../ui/actions/link-button';
import { PageHeader } from '../../ui/layout/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { LetterPage } from './letter-page';
import styles from './mailbox.module.css';
import { useMailbox } from './mailbox-queries';
import { texts } from './texts';

/** Where letters are kept when no mail server is configured; the open one stands in the address. */
export function MailboxScreen() {
  const mailbox = useMailbox();
  const [search] = useSearchParams();

  const content = () => {
    if (mailbox.error instanceof CallError && mailbox.error.status === 404) {
      return (
        <EmptyState drawing="lock" title={texts.off}>
          {texts.offWhy}
        </EmptyState>
      );
    }
    if (mailbox.isError) {
      return <LoadFailed query={mailbox} />;
    }
    if (!mailbox.data) {
      return (
        <Loading label={texts.loading}>
          <SkeletonText lines={5} />
        </Loading>
      );
    }
    const letters = mailbox.data;
    const open = letters.find(({ id }) => id === search.get('carta')) ?? letters[0];
    if (!open) {
      return (
        <EmptyState drawing="done" title={texts.empty} action={<LinkButton to={paths.login}>{texts.toLogin}</LinkButton>}>
          {texts.emptyNext}
        </EmptyState>
      );
    }
    return (
      <div className={styles.desk}>
        <nav aria-label={texts.letters}>
          <p className={styles.facts}>{texts.count(letters.length)}</p>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
          <ul role="list" className={styles.letters}>
            {letters.map((letter) => (
              <li key={letter.id}>
                <Link
                  to={`?carta=${encodeURIComponent(letter.id)}`}
                  replace
                  preventScrollReset
                  aria-current={letter.id === open.id ? 'true' : undefined}
                  className={styles.line}
                >
                  <span className={styles.subject}>{letter.subject}</span>
                  <span className={styles.facts}>{texts.to(letter.to)}</span>
                  <span className={styles.facts}>{texts.moment(letter.sent)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LetterPage letter={open} />
      </div>
    );
  };

  return (
    <PlainPage width="wide">
      <PageHeader title={texts.title} lead={texts.lead} />
      {content()}
    </PlainPage>
  );
}

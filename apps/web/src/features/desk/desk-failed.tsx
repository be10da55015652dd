import { isReviewer } from '@lauda/domain/people/roles';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { CallError } from '../../lib/calling/call-error';
import { errorMessage } from '../../lib/calling/error-message';
import { paths } from '../../lib/paths';
import { useCurrentUser } from '../../session/current-user';
import { Button } from '../../ui/actions/button';
import { LinkButton } from '../../ui/actions/link-button';
import { ErrorState } from '../../ui/states/error-state';
import styles from './desk.module.css';
import type { useComposition } from './desk-queries';
import { texts } from './texts';

const words = texts.failed;

/** The router's name for the first address of a page: nothing of ours lies behind it. */
const FIRST = 'default';

function WayBack() {
  const me = useCurrentUser();
  const navigate = useNavigate();
  const isFromHere = useLocation().key !== FIRST;
  const icon = <ArrowLeft aria-hidden="true" />;
  if (isFromHere) {
    return (
      <Button icon={icon} onClick={() => void navigate(-1)}>
        {words.back}
      </Button>
    );
  }
  return (
    <LinkButton to={isReviewer(me) ? paths.home : paths.activities('pratica')} icon={icon}>
      {isReviewer(me) ? words.toQueue : words.toActivities}
    </LinkButton>
  );
}

/** What happened, by the answer. What will not change by asking again is not offered to be asked again. */
function lookOf(error: unknown) {
  const status = error instanceof CallError ? error.status : null;
  if (status === 403) return { title: words.forbidden, detail: words.forbiddenWhy, drawing: 'lock' as const };
  if (status === 404 || status === 400) return { title: words.notFound, detail: words.notFoundWhy, drawing: 'lost' as const };
  return { title: words.title, detail: errorMessage(error), canRetry: true };
}

/** A text that cannot be opened: why, another try where one may help, and the way back to the others. */
export function DeskFailed({ query: { error, isFetching, refetch } }: { query: ReturnType<typeof useComposition> }) {
  const { canRetry = false, ...look } = lookOf(error);
  return (
    <main id="conteudo" tabIndex={-1} className={styles.alone}>
      <ErrorState
        {...look}
        level={1}
        code={error instanceof CallError ? (error.errorId ?? undefined) : undefined}
        {...(canRetry && { retrying: isFetching, onRetry: () => void refetch() })}
        action={<WayBack />}
      />
    </main>
  );
}

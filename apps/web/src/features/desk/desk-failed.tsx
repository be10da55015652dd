import { isReviewer } from '@lauda/domain/people/roles';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { CallError } from '../../lib/calling/call-error';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { useCurrentUser } from '../../session/current-user';
import { Button } from '../../ui/actions/button';
import { LinkButton } from '../../ui/actions/link-button';
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

/** An address that names no text at all is answered with 400. */
const LOST = [400, 404];

function wordsFor(error: unknown) {
  const status = error instanceof CallError ? error.status : 0;
  if (status === 403) return { title: words.forbidden, detail: words.forbiddenWhy };
  if (LOST.includes(status)) return { title: words.notFound, detail: words.notFoundWhy };
  return { title: words.title };
}

/** A text that cannot be opened: why, another try where one may help, and the way back to the others. */
export function DeskFailed({ query }: { query: ReturnType<typeof useComposition> }) {
  return (
    <main id="conteudo" tabIndex={-1} className={styles.alone}>
      <LoadFailed query={query} level={1} lost={LOST} action={<WayBack />} {...wordsFor(query.error)} />
    </main>
  );
}

import { can } from '@lauda/domain/people/permissions';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorMessage } from '../../lib/calling/error-message';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { NotForProfile } from '../../parts/not-for-profile';
import { useCurrentUser } from '../../session/current-user';
import { Button } from '../../ui/actions/button';
import { PageHeader } from '../../ui/layout/page-header';
import { Chip } from '../../ui/signs/chip';
import { Loading, SkeletonCard } from '../../ui/states/skeleton';
import { toast } from '../../ui/states/toast-queue';
import { useClaim, useQueue } from './desk-home-queries';
import { Disagreements } from './oversight/disagreements';
import { Unassigned } from './oversight/unassigned';
import { OwnDesk } from './own-desk';
import styles from './review-desk.module.css';
import { Team } from './team';
import { texts } from './texts';

const TABS = ['mesa', 'desacordos', 'espera', 'equipe'] as const;

/** Where whoever corrects starts the day; coordination also sees who corrects what. */
export function ReviewDeskScreen() {
  const me = useCurrentUser();
  return can(me, 'review.write') ? <ReviewDesk oversees={can(me, 'review.oversee')} /> : <NotForProfile why={texts.notYours} />;
}

function ReviewDesk({ oversees }: { oversees: boolean }) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [now] = useState(() => new Date());
  const queue = useQueue();
  const claim = useClaim();
  const tab = (oversees && TABS.find((one) => one === search.get('aba'))) || 'mesa';

  const takeNext = () =>
    claim.mutate(undefined, {
      onSuccess: ({ composition_id }) =>
        composition_id === null ? toast.info(texts.nothingLeft) : void navigate(paths.review(composition_id)),
      onError: (error) => toast.error(errorMessage(error)),
    });
  const content = () => {
    if (tab === 'equipe') return <Team />;
    if (tab === 'desacordos') return <Disagreements />;
    if (tab === 'espera') return <Unassigned now={now} />;
    if (queue.isError && !queue.data) return <LoadFailed query={queue} title={texts.failed} />;
    if (!queue.data)
      return (
        <Loading label={texts.loading}>
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
      );
    return <OwnDesk queue={queue.data} now={now} more={queue} />;
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={
          queue.data && (
            <>
              {texts.lead(queue.data.waiting_count)} {queue.data.oldest_waiting && texts.oldest(queue.data.oldest_waiting, now)}
            </>
          )
        }
        actions={
          <Button variant="primary" pending={claim.isPending} disabled={queue.data?.waiting_count === 0} onClick={takeNext}>
            {texts.claim}
          </Button>
        }
      />
      {oversees && (
        <fieldset className={styles.tabs} aria-label={texts.tabsLabel}>
          {TABS.map((one) => (
            <Chip key={one} selected={tab === one} onToggle={() => setSearch(one === 'mesa' ? {} : { aba: one }, { replace: true })}>
              {texts.tabs[one]}
            </Chip>
          ))}
        </fieldset>
      )}
      {content()}
    </>
  );
}

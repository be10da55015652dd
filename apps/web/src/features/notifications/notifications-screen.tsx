import { CHANNELS } from '@lauda/contract/notifications';
import { useEffect } from 'react';
import { errorMessage } from '../../lib/calling/error-message';
import { paths } from '../../lib/paths';
import { FilterChoice } from '../../parts/filter-choice';
import { LoadFailed } from '../../parts/load-failed';
import { MoreRows } from '../../parts/more-rows';
import { Button } from '../../ui/actions/button';
import { LinkButton } from '../../ui/actions/link-button';
import { Select } from '../../ui/fields/select';
import { PageHeader } from '../../ui/layout/page-header';
import { Chip } from '../../ui/signs/chip';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { toast } from '../../ui/states/toast-queue';
import { NotificationDays } from './notification-days';
import styles from './notifications.module.css';
import { useMarkAll, useNews, yearNow } from './notifications-queries';
import { useNotificationsView, years } from './notifications-view';
import { texts } from './texts';

export function NotificationsScreen() {
  const [view, change] = useNotificationsView();
  const found = useNews(view);
  const { mutate: receive } = useMarkAll('received');
  const read = useMarkAll('opened');
  const isThere = found.data !== undefined;
  // On a phone this is what the bell opens, so it marks what the bell marks.
  useEffect(() => {
    if (isThere) receive(view.year);
  }, [isThere, receive, view.year]);

  const readAll = () =>
    read.mutate(view.year, {
      onSuccess: ({ marked }) => toast.success(texts.marked(marked)),
      onError: (error) => toast.error(errorMessage(error)),
    });
  const isNarrowed = view.unseen || view.channel !== null || view.year !== yearNow();

  const content = () => {
    if (found.isError && !found.data) return <LoadFailed query={found} title={texts.failed} />;
    if (!found.data) return <Waiting />;
    if (found.data.list.length === 0)
      return isNarrowed ? (
        <EmptyState
          drawing={view.unseen ? 'done' : 'search'}
          title={view.unseen && view.channel === null ? texts.allSeen : texts.noneFound}
          action={<Button onClick={() => change({ unseen: false, channel: null, year: yearNow() })}>{texts.clear}</Button>}
        />
      ) : (
        <EmptyState
          drawing="sheet"
          title={texts.empty}
          action={<LinkButton to={`${paths.profile}?aba=avisos`}>{texts.preferences}</LinkButton>}
        >
          <p>{texts.emptyHint}</p>
        </EmptyState>
      );
    return (
      <>
        <NotificationDays list={found.data.list} level={2} />
        <MoreRows query={found} shown={found.data.list.length} count={found.data.count} />
      </>
    );
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={texts.title}
        lead={found.data && texts.lead(found.data.unseen)}
        actions={
          <Button pending={read.isPending} onClick={readAll}>
            {texts.markAll}
          </Button>
        }
      />
      <search aria-label={texts.filters} className={styles.filters}>
        <Select
          label={texts.year}
          className={styles.year ?? ''}
          options={years().map((year) => ({ id: String(year), text: String(year) }))}
          value={String(view.year)}
          onChange={(year) => change({ year: Number(year) })}
        />
        <span className={styles.unseen}>
          <Chip selected={view.unseen} onToggle={(unseen) => change({ unseen })}>
            {texts.onlyUnseen}
          </Chip>
        </span>
        <FilterChoice
          label={texts.channel}
          all={texts.every}
          options={CHANNELS.map((id) => ({ id, text: texts.channels[id] }))}
          value={view.channel}
          onChange={(channel) => change({ channel })}
        />
      </search>
      {content()}
    </div>
  );
}

const Waiting = () => (
  <Loading label={texts.loading}>
    <SkeletonText lines={12} />
  </Loading>
);

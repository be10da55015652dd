import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { Chip } from '../../ui/signs/chip';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import styles from './bell.module.css';
import { NotificationDays } from './notification-days';
import { useBell, useMarkAll, yearNow } from './notifications-queries';
import { texts } from './texts';

export function BellPanel({ onLeave }: { onLeave: () => void }) {
  const [unseen, setUnseen] = useState(false);
  const found = useBell(unseen);
  const { mutate: receive } = useMarkAll('received');
  const isThere = found.data !== undefined;
  // Only once they are on the screen: what nobody could see was not received.
  useEffect(() => {
    if (isThere) receive(yearNow());
  }, [isThere, receive]);

  const content = () => {
    if (found.isError && !found.data) return <LoadFailed query={found} title={texts.failed} level={3} compact />;
    if (!found.data)
      return (
        <Loading label={texts.loading}>
          <SkeletonText lines={6} />
        </Loading>
      );
    if (found.data.results.length === 0)
      return (
        <EmptyState drawing={unseen ? 'done' : 'sheet'} title={unseen ? texts.allSeen : texts.empty} level={3} compact>
          <p>{unseen ? texts.allSeenHint : texts.emptyHint}</p>
        </EmptyState>
      );
    return <NotificationDays list={found.data.results} level={3} onFollow={onLeave} />;
  };
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{texts.title}</h2>
        <Chip selected={unseen} onToggle={setUnseen}>
          {texts.onlyUnseen}
        </Chip>
      </div>
      <div className={styles.list}>{content()}</div>
      <p className={styles.foot}>
        <Link to={paths.notifications} onClick={onLeave}>
          {texts.seeAll}
        </Link>
        <Link to={`${paths.profile}?aba=avisos`} onClick={onLeave}>
          {texts.preferences}
        </Link>
      </p>
    </div>
  );
}

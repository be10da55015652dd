import { badge } from '@lauda/domain/notifications';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/actions/button';
import { LinkButton } from '../../ui/actions/link-button';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { Popover } from '../../ui/overlays/popover';
import styles from './bell.module.css';
import { useBell } from './notifications-queries';
import { texts } from './texts';

const BellPanel = lazy(async () => ({ default: (await import('./bell-panel')).BellPanel }));

/** A dropdown where there is room for one; on a phone the way to the whole list (spec §2). The style sheet shows one of the two. */
export function Bell() {
  const count = badge(useBell().data?.not_seen_by_teacher ?? 0);
  const words = (
    <>
      <VisuallyHidden>
        {texts.bell}, {texts.unseenOf(count)}
      </VisuallyHidden>
      {count && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
  const trigger = (
    <Button variant="quiet" icon={<BellIcon aria-hidden="true" />} className={styles.bell}>
      {words}
    </Button>
  );
  return (
    <>
      <span className={styles.wide}>
        <Popover trigger={trigger} label={texts.title}>
          {(close) => (
            <Suspense fallback={<div className={styles.waiting} />}>
              <BellPanel onLeave={close} />
            </Suspense>
          )}
        </Popover>
      </span>
      <span className={styles.phone}>
        <LinkButton to={paths.notifications} variant="quiet" icon={<BellIcon aria-hidden="true" />} className={styles.bell}>
          {words}
        </LinkButton>
      </span>
    </>
  );
}

import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { paths } from '../../lib/paths';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { texts } from './texts';

/** Where one may always go: to the slips themselves, and out when the session is over. */
const OPEN: readonly string[] = [paths.accessSlips, paths.login];

/** While passwords are on the screen that no paper holds yet, leaving asks first: by a link, the back button or closing the page. */
export function UnprintedGuard({ active, onLeave }: { active: boolean; onLeave?: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active &&
      !OPEN.includes(nextLocation.pathname) &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );

  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      title={texts.leaveTitle}
      confirm={texts.leave}
    >
      <p>{texts.leaveWords}</p>
    </ConfirmDialog>
  );
}

import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { paths } from '../../lib/paths';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { texts } from './texts';
import type { Autosave } from './use-autosave';

/** Whoever leaves in the middle of a sentence leaves after it was saved; only what cannot be saved is asked about. */
export function LeaveGuard({ draft: { state, missing, failure, isSending, saveNow } }: { draft: Autosave }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      state !== 'saved' && nextLocation.pathname !== paths.login && currentLocation.pathname !== nextLocation.pathname,
  );
  const isLeaving = blocker.state === 'blocked';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what there is to do changes with the state alone; the rest is made anew at each drawing
  useEffect(() => {
    if (!isLeaving) return;
    if (state === 'saved') blocker.proceed?.();
    if (state === 'unsaved' && !isSending) saveNow();
  }, [isLeaving, state, isSending]);
  return (
    <ConfirmDialog
      open={isLeaving && (missing !== null || state === 'failed')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={texts.leaveTitle}
      confirm={texts.leave}
    >
      <p>{missing ? texts.unsavedFor(missing) : texts.notSaved(failure)}</p>
    </ConfirmDialog>
  );
}

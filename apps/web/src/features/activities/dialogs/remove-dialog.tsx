import { type ActivityWithScore, activities } from '@lauda/contract/activities';
import { errorMessage } from '../../../lib/calling/error-message';
import { Notice } from '../../../parts/notice';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { toast } from '../../../ui/states/toast-queue';
import { useChange } from '../activities-queries';
import { texts } from '../texts';

type Props = { activity: ActivityWithScore; onClose: () => void; onGone: () => void };

/** What nobody handed in to can be deleted; everything else is put away, and the window says why. */
export function RemoveDialog({ activity: { id, version, can_delete }, onClose, onGone }: Props) {
  const remove = useChange(activities.remove);
  const update = useChange(activities.update);
  const error = remove.error ?? update.error;
  const then = (done: string) => ({
    onSuccess: () => {
      toast.success(done);
      onGone();
    },
  });
  const confirm = () => {
    // A refusal is said until the next try; someone may have handed in since, and then this window archives.
    remove.reset();
    update.reset();
    if (can_delete) remove.mutate({ params: { id } }, then(texts.removed));
    else update.mutate({ params: { id }, body: { version, archived: true } }, then(texts.archivedDone));
  };
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={confirm}
      title={can_delete ? texts.removeTitle : texts.archiveTitle}
      confirm={can_delete ? texts.remove : texts.archive}
      pending={remove.isPending || update.isPending}
    >
      <p>{can_delete ? texts.removeSaid : texts.archiveSaid}</p>
      <Notice tone="bad">{error ? errorMessage(error) : null}</Notice>
    </ConfirmDialog>
  );
}

import type { Student } from '@lauda/contract/students';
import { errorMessage } from '../../lib/calling/error-message';
import { Notice } from '../../parts/notice';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/states/toast-queue';
import { useArchive } from './student-queries';
import { texts } from './texts';

const words = texts.archive;

export function ArchiveDialog({ open, student, onClose }: { open: boolean; student: Student; onClose: () => void }) {
  const archive = useArchive(student.id);
  const close = () => {
    archive.reset();
    onClose();
  };
  const confirm = () =>
    archive.mutate(true, {
      onSuccess: () => {
        toast.success(words.done(student.first_name));
        close();
      },
    });
  return (
    <ConfirmDialog
      open={open}
      title={words.title(`${student.first_name} ${student.last_name}`)}
      confirm={words.action}
      pending={archive.isPending}
      onCancel={close}
      onConfirm={confirm}
    >
      <p>{words.lead}</p>
      <Notice tone="bad">{archive.error ? words.failed(errorMessage(archive.error)) : null}</Notice>
    </ConfirmDialog>
  );
}

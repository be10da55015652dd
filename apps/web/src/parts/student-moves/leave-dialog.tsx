import { errorMessage } from '../../lib/calling/error-message';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/states/toast-queue';
import { Notice } from '../notice';
import type { FromGroup, MovingStudent } from './moving';
import styles from './student-moves.module.css';
import { useLeave } from './student-moves-queries';
import { texts } from './texts';

const words = texts.leave;

type Props = {
  open: boolean;
  students: readonly MovingStudent[];
  from: Pick<FromGroup, 'id' | 'name'>;
  onClose: () => void;
  onLeft: () => void;
};

/** Out of the class: all of them, or nobody. */
export function LeaveDialog({ open, students, from, onClose, onLeft }: Props) {
  const leave = useLeave();
  const names = students.map(({ name }) => name);
  const close = () => {
    leave.reset();
    onClose();
  };
  const confirm = () =>
    leave.mutate(
      { ids: students.map(({ id }) => id), school_group_id: from.id },
      {
        onSuccess: () => {
          toast.success(words.done(students.length, from.name));
          close();
          onLeft();
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      title={words.title(names, from.name)}
      confirm={words.confirm}
      pending={leave.isPending}
      onCancel={close}
      onConfirm={confirm}
    >
      <div className={styles.body}>
        {names.length > 1 && <p className={styles.names}>{texts.people(names)}</p>}
        <p>{words.lead(students.length)}</p>
        <Notice tone="bad">{leave.error ? words.failed(errorMessage(leave.error)) : null}</Notice>
      </div>
    </ConfirmDialog>
  );
}

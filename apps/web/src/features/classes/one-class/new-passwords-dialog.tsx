import { errorMessage } from '../../../lib/calling/error-message';
import { Notice } from '../../../parts/notice';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useNewPasswords } from './class-queries';
import styles from './members.module.css';
import { texts } from './texts';

const words = texts.passwords;

export type NewPasswords = NonNullable<ReturnType<typeof useNewPasswords>['data']>;

type Props = {
  open: boolean;
  students: readonly { id: number; name: string }[];
  onClose: () => void;
  onMade: (made: NewPasswords) => void;
};

/** Passwords for all of them, or for nobody; they are shown once, on their slips. */
export function NewPasswordsDialog({ open, students, onClose, onMade }: Props) {
  const make = useNewPasswords();
  const close = () => {
    make.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={words.title(students.map(({ name }) => name))}
      confirm={words.confirm}
      pending={make.isPending}
      onCancel={close}
      onConfirm={() =>
        make.mutate(
          students.map(({ id }) => id),
          { onSuccess: onMade },
        )
      }
    >
      <div className={styles.dialog}>
        <p>{words.lead(students.length)}</p>
        <Notice tone="bad">{make.error ? words.failed(errorMessage(make.error)) : null}</Notice>
      </div>
    </ConfirmDialog>
  );
}

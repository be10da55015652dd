import type { Student } from '@lauda/contract/students';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage, fieldErrors } from '../../../lib/calling/error-message';
import { paths } from '../../../lib/paths';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { toast } from '../../../ui/states/toast-queue';
import styles from '../student.module.css';
import { useErase } from './privacy-queries';
import { texts } from './texts';

const words = texts.erase;
const FORM = 'apagar-estudante';

/** The one thing here that cannot be undone: the username is typed by hand. */
export function EraseDialog({ open, student, onClose }: { open: boolean; student: Student; onClose: () => void }) {
  const navigate = useNavigate();
  const erase = useErase(student.id);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const isSame = typed.trim() === student.username;
  const refused = fieldErrors(erase.error).username?.[0];

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isSame || erase.isPending) return;
    erase.mutate(typed.trim(), {
      onSuccess: () => {
        toast.success(words.done);
        void navigate(paths.classes, { replace: true });
      },
    });
  };
  const close = () => {
    erase.reset();
    setTried(false);
    setTyped('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      title={words.dialogTitle(`${student.first_name} ${student.last_name}`)}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" form={FORM} variant="danger" pending={erase.isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate className={styles.form}>
        <p>{words.dialogLead}</p>
        <TextField
          label={words.label(student.username)}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            if (!erase.isPending) erase.reset();
          }}
          error={tried && !isSame ? words.mismatch : refused}
        />
        <Notice tone="bad">{erase.error && !refused ? words.failed(errorMessage(erase.error)) : null}</Notice>
      </form>
    </Dialog>
  );
}

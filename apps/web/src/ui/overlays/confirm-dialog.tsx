import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { texts } from '../texts';
import { Dialog } from './dialog';

type Props = {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** A question that names the thing: "Excluir a atividade Crônica: o ônibus das seis?" */
  title: string;
  /** What is lost. */
  children: ReactNode;
  /** The verb, never "OK": "Excluir atividade". */
  confirm: string;
  pending?: boolean;
};

/** Only before something is destroyed. The focus starts on the way back. */
export function ConfirmDialog({ open, onCancel, onConfirm, title, children, confirm, pending = false }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="s"
      role="alertdialog"
      actions={
        <>
          <Button autoFocus onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button variant="danger" pending={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

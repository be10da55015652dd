import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../actions/icon-button';
import { classes } from '../classes';
import { texts } from '../texts';
import styles from './dialog.module.css';
import { DialogBody } from './dialog-body';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons at the foot, the main one last. */
  actions?: ReactNode;
  size?: 's' | 'm' | 'l';
  /** `alertdialog` for what must be answered: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
};

/** Above the page until closed; a sheet from below on a phone. The focus goes in, stays in, and returns to where it was. */
export function Dialog({ open, onClose, title, children, actions, size = 'm', role = 'dialog' }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={role === 'dialog'}
      className={styles.overlay ?? ''}
    >
      <Modal className={classes(styles.modal, styles[size])}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
          </header>
          <DialogBody label={title}>{children}</DialogBody>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

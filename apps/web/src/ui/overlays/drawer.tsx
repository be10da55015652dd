import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../actions/icon-button';
import { texts } from '../texts';
import styles from './drawer.module.css';

type Props = { open: boolean; onClose: () => void; label: string; header?: ReactNode; children: ReactNode };

/** Comes from the left, for the sidebar of a phone. Esc, the cross and a touch outside close it. */
export function Drawer({ open, onClose, label, header, children }: Props) {
  return (
    <ModalOverlay isOpen={open} onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className={styles.overlay ?? ''}>
      <Modal className={styles.drawer ?? ''}>
        <AriaDialog aria-label={label} className={styles.dialog ?? ''}>
          <header className={styles.header}>
            {header}
            <IconButton label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} className={styles.close} />
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from './class-names';
import styles from './dialog.module.css';
import { IconButton } from './parts/icon-button';
import { CloseIcon } from './parts/icons';

export interface ModalDialogProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  children: ReactNode;
}

/** Modal dialog: focus trap, Escape, focus restored. */
export function ModalDialog({
  title,
  isOpen,
  onClose,
  closeLabel,
  size = 'medium',
  children,
}: ModalDialogProps) {
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={classNames(styles.modal, styles[size])}>
        <Dialog className={styles.dialog ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

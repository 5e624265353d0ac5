import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../class-names';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons';
import styles from './modal.module.css';

export interface ModalProps {
  title: ReactNode;
  /** on Escape */
  onClose: () => void;
  /** close button; without one the content closes */
  closeLabel?: string | undefined;
  /** `small`: one-column form; `full`: whole screen */
  size?: 'small' | 'full' | undefined;
  children: ReactNode;
}

/** Native modal dialog (inline without support) for urgent questions; larger content is `@wayfare/ui/dialog`. */
export function Modal({ title, onClose, closeLabel, size, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // closing the native dialog restores the focus
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if ('showModal' in element) element.showModal();
    else (element as HTMLElement).setAttribute('open', '');
    return () => {
      if ('close' in element) element.close();
    };
  }, []);

  function handleCancel(event: SyntheticEvent): void {
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, size && styles[size])}
      aria-labelledby={id}
      onCancel={handleCancel}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      {/* last, so that the content is focused first */}
      {closeLabel === undefined ? null : (
        <IconButton
          className={styles.close}
          label={closeLabel}
          icon={<CloseIcon />}
          onClick={onClose}
        />
      )}
    </dialog>
  );
}

import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../class-names';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons';
import styles from './modal.module.css';

export interface ModalProps {
  title: ReactNode;
  /** Escape; a choice between buttons is the content's own */
  onClose: () => void;
  /** Name of a button that closes it; without one only the content does. */
  closeLabel?: string | undefined;
  /** `small` has the width of a form of one column; `full` is the whole screen, for a phone. */
  size?: 'small' | 'full' | undefined;
  children: ReactNode;
}

/**
 * A dialog on the native element: it keeps the focus, Escape closes it, and the focus returns to where it was. Where a
 * browser has no modal dialogs it stands in the page. For a question that must be answered at once; what is bigger and
 * may take its time to load is `@wayfare/ui/dialog`.
 */
export function Modal({ title, onClose, closeLabel, size, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // The top layer is the browser's, outside React; closing is what gives the focus back.
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
      {/* last, so that the content has the focus first */}
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

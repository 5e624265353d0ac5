import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import classes from './modal.module.css';

export interface ModalProps {
  title: ReactNode;
  /** Escape; a choice between buttons is the content's own */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog on the native element: it keeps the focus, Escape closes it, and the focus returns to where it was. Where a
 * browser has no modal dialogs it stands in the page. For a question that must be answered at once; what is bigger and
 * may take its time to load is `@wayfare/ui/dialog`.
 */
export function Modal({ title, onClose, children }: ModalProps) {
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
    <dialog ref={dialog} className={classes.modal} aria-labelledby={id} onCancel={handleCancel}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

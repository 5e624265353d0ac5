import { atom, useSetAtom } from 'jotai';
import { useEffect, useId, useState, type MouseEvent } from 'react';
import { classNames } from '../class-names';
import styles from './feedback.module.css';
import { AlertIcon } from './icons';
import { takeFocus } from './take-focus';

/** Count of refused forms, which the host prefixes to the title (WCAG 2.4.2). */
export const refusedFormsAtom = atom(0);

/** Focuses a field; opens its disclosure, or shows a collapsed one's error at the summary. */
function goTo(fieldId: string): void {
  const target = document.getElementById(fieldId);
  const panel = target?.closest('details') ?? null;
  if (panel !== null) panel.open = true;
  const wrong =
    target?.localName === 'summary'
      ? panel?.querySelector<HTMLElement>('[aria-invalid="true"]')
      : null;
  (wrong ?? target)?.focus();
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly { fieldId: string; message: string }[];
}

/** Error links of a form. Focused, as an alert would be read twice; frozen at submit, mended ones struck through. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId();
  const [told] = useState({ title, errors });
  const countForms = useSetAtom(refusedFormsAtom);
  const isOpen = (fieldId: string) => errors.some((error) => error.fieldId === fieldId);
  // the document's head is the host's
  useEffect(() => {
    countForms((count) => count + 1);
    return () => countForms((count) => count - 1);
  }, [countForms]);

  function handleClick(event: MouseEvent, fieldId: string): void {
    event.preventDefault();
    goTo(fieldId);
  }

  return (
    <div
      ref={takeFocus}
      className={classNames(styles.notice, styles.error)}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <AlertIcon />
      <div className={styles.noticeBody}>
        <p id={titleId} className={styles.noticeTitle}>
          {told.title}
        </p>
        <ul className={styles.list}>
          {told.errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className={isOpen(fieldId) ? undefined : styles.mended}
                onClick={(event) => handleClick(event, fieldId)}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

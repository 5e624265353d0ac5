import { Button, UsersIcon } from '@wayfare/ui';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import styles from './party-field.module.css';
import { useSearchTexts } from './search-texts';

interface PartyFieldProps {
  id: string;
  label: string;
  summary: string;
  /** error of the whole party; those of parts stand in the panel */
  error?: string | undefined;
  isInvalid?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** Travellers behind a summary line; a native disclosure, which opens before script. */
export function PartyField({
  id,
  label,
  summary,
  error,
  isInvalid = error !== undefined,
  actions,
  children,
}: PartyFieldProps) {
  const texts = useSearchTexts();
  const details = useRef<HTMLDetailsElement>(null);
  const line = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  function close(): void {
    if (details.current !== null) details.current.open = false;
  }

  function closeToLine(): void {
    close();
    line.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || details.current?.open !== true) return;
    event.stopPropagation();
    closeToLine();
  }

  /** in one column the panel stays open, or a pressed target would move away */
  function handleBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    const isOver = panel.current === null || getComputedStyle(panel.current).position !== 'static';
    if (isOver && relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <>
      <details
        ref={details}
        className={styles.details}
        data-invalid={isInvalid || undefined}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      >
        <summary
          ref={line}
          id={id}
          aria-labelledby={`${id}-label ${id}-text`}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        >
          <span className={styles.label} id={`${id}-label`}>
            {label}
          </span>
          <span className={styles.line}>
            <UsersIcon size={20} />
            <span className={styles.summary} id={`${id}-text`}>
              {summary}
            </span>
          </span>
        </summary>
        <div ref={panel} className={styles.panel}>
          {children}
          <div className={styles.actions}>
            {actions}
            <Button className={styles.done} size="small" onClick={closeToLine}>
              {texts('done')}
            </Button>
          </div>
        </div>
      </details>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

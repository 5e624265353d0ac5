import { Button, UsersIcon } from '@wayfare/ui';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import styles from './party-field.module.css';
import { useSearchTexts } from './search-texts';

interface PartyFieldProps {
  id: string;
  label: string;
  /** who travels, in one line: "2 adults, 1 child (5)" */
  summary: string;
  /** what is wrong with the party, told below its line; what is wrong with a part stands in the panel */
  error?: string | undefined;
  /** a part in the panel is wrong */
  isInvalid?: boolean;
  /** beside the button that closes it */
  actions?: ReactNode;
  children: ReactNode;
}

/** Who travels, behind a line that sums it up. A native disclosure, so that it opens before the script is there. */
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

  /** In one column the panel stays: what is pressed below it would move from under the finger. */
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
              {texts.done}
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

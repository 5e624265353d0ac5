import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './disclosure.module.css';

/** Native `details`, which opens without a script. Escape, following a link or leaving with the focus closes it. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  // external system: presses elsewhere on the page close it
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && details.current?.contains(target) === false) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isOpen]);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    summary.current?.focus();
  }

  function handleBlur(event: FocusEvent<HTMLElement>): void {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget))
      setIsOpen(false);
  }

  function handleClick(event: MouseEvent): void {
    if (!(event.target instanceof Element) || event.target.closest('a, button') === null) return;
    setIsOpen(false);
    // so that a dialog opened from it returns the focus to its button
    summary.current?.focus();
  }

  return (
    <details
      ref={details}
      className={styles.menu}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <summary ref={summary} className={styles.summary}>
        {label}
      </summary>
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- clicks of the links in it, which keys make too */}
      <div className={styles.panel} onClick={handleClick}>
        {children}
      </div>
    </details>
  );
}

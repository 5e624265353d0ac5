import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './managed-view.module.css';

interface ManagedViewProps {
  /** what of the booking is shown, as text: what is in the query */
  state: string;
  children: ReactNode;
}

/**
 * What is shown of a booking. The path stays the same, so no new page takes the focus: another `state`, which a link in
 * it or Back led to, takes it with the commit that shows it.
 */
export function ManagedView({ state, children }: ManagedViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  // Focus is the document's, outside React.
  useLayoutEffect(() => {
    if (shown.current !== state) box.current?.focus();
    shown.current = state;
  }, [state]);
  return (
    <div ref={box} tabIndex={-1} className={styles.view}>
      {children}
    </div>
  );
}

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './managed-view.module.css';

interface ManagedViewProps {
  state: string;
  children: ReactNode;
}

/** Takes the focus when `state` changes: a query change on one path is no navigation. */
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

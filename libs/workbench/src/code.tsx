import type { ReactNode } from 'react';
import styles from './code.module.css';

/** A word of the workflow, the supplier or the bank, as logs and runbooks have it. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code className={styles.code} translate="no">
      {children}
    </code>
  );
}

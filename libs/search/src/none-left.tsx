import type { ReactNode } from 'react';
import styles from './none-left.module.css';

/** In place of a list that filters emptied: what to do about it. */
export function NoneLeft({ children }: { children: ReactNode }) {
  return <div className={styles.noneLeft}>{children}</div>;
}

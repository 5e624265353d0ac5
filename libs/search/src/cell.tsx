import { IconButton, SwapIcon } from '@wayfare/ui';
import type { ReactNode } from 'react';
import styles from './search-bar.module.css';

interface CellProps {
  /** how much of the row it takes beside the others */
  size?: 'medium' | 'place' | 'dates' | 'wide';
  children: ReactNode;
}

/** One part of a search form's row: its label stands in it, and its field has no box of its own. */
export function Cell({ size = 'medium', children }: CellProps) {
  return (
    <div className={styles.cell} data-size={size}>
      {children}
    </div>
  );
}

/** A row of cells of its own, in a form that has more than one. */
export function CellRow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.cells} data-cells>
      {children}
    </div>
  );
}

/** Turns two places round; it stands on the line between their cells. */
export function SwapButton({ label, onSwap }: { label: string; onSwap: () => void }) {
  return (
    <div className={styles.swap}>
      <IconButton size="small" label={label} icon={<SwapIcon size={20} />} onClick={onSwap} />
    </div>
  );
}

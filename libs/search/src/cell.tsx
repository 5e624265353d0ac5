import { IconButton, SwapIcon } from '@wayfare/ui';
import type { ReactNode } from 'react';
import styles from './search-bar.module.css';

interface CellProps {
  size?: 'medium' | 'place' | 'dates' | 'wide';
  children: ReactNode;
}

/** Cell of a search form's row: label inside, borderless field. */
export function Cell({ size = 'medium', children }: CellProps) {
  return (
    <div className={styles.cell} data-size={size}>
      {children}
    </div>
  );
}

/** Further row of cells. */
export function CellRow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.cells} data-cells>
      {children}
    </div>
  );
}

/** Swaps two places; sits on the line between their cells. */
export function SwapButton({ label, onSwap }: { label: string; onSwap: () => void }) {
  return (
    <div className={styles.swap}>
      <IconButton size="small" label={label} icon={<SwapIcon size={20} />} onClick={onSwap} />
    </div>
  );
}

import { Skeleton } from '@wayfare/ui';
import styles from './waiting-cards.module.css';

interface WaitingCardsProps {
  count: number;
  grid: string | undefined;
  /** false before they are requested */
  isBusy?: boolean | undefined;
}

export function WaitingCards({ count, grid, isBusy = true }: WaitingCardsProps) {
  return (
    <div className={grid} aria-busy={isBusy}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from '@wayfare/ui';
import styles from './waiting-cards.module.css';

interface WaitingCardsProps {
  count: number;
  /** class of the grid that the cards will stand in */
  grid: string | undefined;
  /** false while nobody has asked for them yet */
  isBusy?: boolean | undefined;
}

/** Keeps the place of cards that are not there yet: a picture and the words under it. */
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

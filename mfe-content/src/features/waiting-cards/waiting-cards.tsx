import { Skeleton } from '@wayfare/ui';
import styles from './waiting-cards.module.css';

interface WaitingCardsProps {
  count: number;
  /** class of the grid that the cards will stand in */
  grid: string | undefined;
}

/** Keeps the place of cards that are on their way: a picture and the words under it. */
export function WaitingCards({ count, grid }: WaitingCardsProps) {
  return (
    <div className={grid} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}

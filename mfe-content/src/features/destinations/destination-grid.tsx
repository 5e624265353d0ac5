import { Skeleton, urgencyAt } from '@wayfare/ui';
import { DestinationCard } from './destination-card';
import type { DestinationTeaser } from './destination-teaser';
import styles from './destinations.module.css';

interface DestinationGridProps {
  destinations: readonly DestinationTeaser[];
  level: 2 | 3;
  /** the list is what the page is about: its first pictures are fetched at once */
  isMain?: boolean | undefined;
}

export function DestinationGrid({ destinations, level, isMain = false }: DestinationGridProps) {
  return (
    <ul className={styles.grid}>
      {destinations.map((destination, index) => (
        <li key={destination.slug}>
          <DestinationCard destination={destination} level={level} urgency={isMain ? urgencyAt(index, 3) : 'later'} />
        </li>
      ))}
    </ul>
  );
}

/** Keeps the place of cards that are on their way. */
export function DestinationsLoading({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}

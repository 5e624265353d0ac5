import { urgencyAt } from '@wayfare/ui';
import type { DestinationTeaser } from '../../domain/destination-teaser';
import { WaitingCards } from '../waiting-cards';
import { DestinationCard } from './destination-card';
import styles from './destination-grid.module.css';

interface DestinationGridProps {
  destinations: readonly DestinationTeaser[];
  level: 2 | 3;
  /** main list of the page: its first pictures load eagerly */
  isMain?: boolean | undefined;
}

export function DestinationGrid({ destinations, level, isMain = false }: DestinationGridProps) {
  return (
    <ul className={styles.grid}>
      {destinations.map((destination, index) => (
        <li key={destination.slug}>
          <DestinationCard
            destination={destination}
            level={level}
            urgency={isMain ? urgencyAt(index, 3) : 'later'}
          />
        </li>
      ))}
    </ul>
  );
}

export const DestinationsLoading = ({ count }: { count: number }) => (
  <WaitingCards count={count} grid={styles.grid} />
);

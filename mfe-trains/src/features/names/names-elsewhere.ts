import type { TrainBookingView, TrainItem } from '@wayfare/api-contract';
import { isTotallyRefunded } from '@wayfare/domain';
import type { TypedName } from './name-problems';

/** Another ticket of somebody whose name was corrected. */
export interface NameElsewhere {
  item: TrainItem;
  isCorrected: boolean;
}

/** The other tickets of the same people, by the names that they had, and whether those are corrected now too. */
export function namesElsewhere(
  before: TrainBookingView,
  after: TrainBookingView,
  item: TrainItem,
  corrected: readonly TypedName[],
): NameElsewhere[] {
  const former = item.travelers
    .filter(({ id }) => corrected.some((name) => name.id === id))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const isTheirs = ({ travelers }: TrainItem) =>
    travelers.some(({ firstName, lastName }) => former.includes(`${firstName} ${lastName}`));
  const others = before.bookingItems.filter(
    (other) =>
      other.id !== item.id && !isTotallyRefunded(other.bookingItemStatus) && isTheirs(other),
  );
  return others.flatMap(({ id }) =>
    after.bookingItems
      .filter((now) => now.id === id)
      .map((now) => ({ item: now, isCorrected: !isTheirs(now) })),
  );
}

import type { TrainBookingView, TrainItem } from '@wayfare/api-contract';
import { isTotallyRefunded } from '@wayfare/domain';
import type { TypedName } from './name-problems';

export interface NameElsewhere {
  item: TrainItem;
  isCorrected: boolean;
}

/** Other tickets of the same people by their old names, and whether those are corrected now. */
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

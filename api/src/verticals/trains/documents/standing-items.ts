import type { TrainItem, TrainTraveler } from '@wayfare/api-contract';
import { foldExchanged, isTotallyRefunded } from '@wayfare/domain';
import type { TrainSource } from './train-source';

/** An item with what it took the place of, the first one first. */
export interface Lineage {
  readonly item: TrainItem;
  readonly replaced: readonly TrainItem[];
}

export const lineages = ({ booking }: TrainSource): Lineage[] => [
  ...foldExchanged(booking.bookingItems),
];

const stands = ({ bookingItemStatus }: TrainItem) => !isTotallyRefunded(bookingItemStatus);

/** What is left of a booking; all that was booked when nothing is. */
export function standingItems(source: TrainSource): TrainItem[] {
  const items = lineages(source).map(({ item }) => item);
  const standing = items.filter(stands);
  return standing.length === 0 ? items : standing;
}

/** Items that were given back while others stand. */
export function givenBackItems(source: TrainSource): TrainItem[] {
  const items = lineages(source).map(({ item }) => item);
  return items.some(stands) ? items.filter((item) => !stands(item)) : [];
}

/** Who has a ticket of it left; everybody as long as there are none, and when all of it was given back. */
export function standingTravelers({ travelers, productAssignments }: TrainItem): TrainTraveler[] {
  const left = travelers.filter(({ id }) => {
    const own = productAssignments.filter(({ travelerId }) => travelerId === id);
    return own.length === 0 || own.some(({ isCanceled }) => !isCanceled);
  });
  return left.length === 0 ? travelers : left;
}

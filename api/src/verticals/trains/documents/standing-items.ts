import type { TrainItem, TrainTraveler } from '@wayfare/api-contract';
import { foldExchanged, isTotallyRefunded } from '@wayfare/domain';
import type { TrainSource } from './train-source';

/** An item with its predecessors, oldest first. */
export interface Lineage {
  readonly item: TrainItem;
  readonly replaced: readonly TrainItem[];
}

export const lineages = ({ booking }: TrainSource): Lineage[] => [
  ...foldExchanged(booking.bookingItems),
];

const stands = ({ bookingItemStatus }: TrainItem) => !isTotallyRefunded(bookingItemStatus);

/** Everything booked when nothing is left. */
export function standingItems(source: TrainSource): TrainItem[] {
  const items = lineages(source).map(({ item }) => item);
  const standing = items.filter(stands);
  return standing.length === 0 ? items : standing;
}

export function givenBackItems(source: TrainSource): TrainItem[] {
  const items = lineages(source).map(({ item }) => item);
  return items.some(stands) ? items.filter((item) => !stands(item)) : [];
}

/** Everybody before tickets are issued and after a full refund. */
export function standingTravelers({ travelers, productAssignments }: TrainItem): TrainTraveler[] {
  const left = travelers.filter(({ id }) => {
    const own = productAssignments.filter(({ travelerId }) => travelerId === id);
    return own.length === 0 || own.some(({ isCanceled }) => !isCanceled);
  });
  return left.length === 0 ? travelers : left;
}

import type { TrainBookingView, TrainItem } from '@wayfare/api-contract';
import { canCancelPartly, isTotallyRefunded } from '@wayfare/domain';

/** Why something can't be done with an item: its booking is none that stands, something else is going on, it is gone, or the carrier's terms. */
export type Refusal = 'status' | 'busy' | 'gone' | 'carrier';

type Booking = Pick<TrainBookingView, 'status'>;

function refusal(
  { status }: Booking,
  { bookingItemStatus }: Pick<TrainItem, 'bookingItemStatus'>,
): Refusal | null {
  if (status === 'completing') return 'busy';
  if (status !== 'confirmed' && status !== 'canceled') return 'status';
  if (isTotallyRefunded(bookingItemStatus)) return 'gone';
  return status === 'canceled' ? 'status' : null;
}

/** Something of the item can be given back: all of it, or single tickets (TRN-46). */
export const isCancelable = (item: TrainItem): boolean =>
  !isTotallyRefunded(item.bookingItemStatus) &&
  (item.cancelationEligibility.eligible || canCancelPartly(item));

/** Why nothing of the item can be given back; null when something can. */
export function cancelRefusal(booking: Booking, item: TrainItem): Refusal | null {
  return refusal(booking, item) ?? (isCancelable(item) ? null : 'carrier');
}

/** Why the item can't be exchanged; null when it can. Passes are of no train, and never are. */
export function exchangeRefusal(booking: Booking, item: TrainItem): Refusal | null {
  return (
    refusal(booking, item) ??
    (item.type === 'point-to-point' && item.exchangeEligibility.eligible ? null : 'carrier')
  );
}

/** Why names stay as they are; the carrier's own words for it are in the item (OQ-71). */
export function namesRefusal(booking: Booking, item: TrainItem): Refusal | null {
  return refusal(booking, item) ?? (item.editTravelersEligibility.eligible ? null : 'carrier');
}

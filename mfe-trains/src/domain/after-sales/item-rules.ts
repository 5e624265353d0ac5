import type { TrainBookingView, TrainItem } from '@wayfare/api-contract';
import { canCancelPartly, isTotallyRefunded } from '@wayfare/domain';

/** The booking's status, another action in progress, an item that is gone, or the carrier's terms. */
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

/** All of it or single tickets can be refunded (TRN-46). */
export const isCancellable = (item: TrainItem): boolean =>
  !isTotallyRefunded(item.bookingItemStatus) &&
  (item.cancelationEligibility.eligible || canCancelPartly(item));

/** Why nothing of the item can be refunded; null when something can. */
export function cancelRefusal(booking: Booking, item: TrainItem): Refusal | null {
  return refusal(booking, item) ?? (isCancellable(item) ? null : 'carrier');
}

export function exchangeRefusal(booking: Booking, item: TrainItem): Refusal | null {
  return (
    refusal(booking, item) ??
    (item.type === 'point-to-point' && item.exchangeEligibility.eligible ? null : 'carrier')
  );
}

/** Why names cannot be changed; the item has the carrier's own words (OQ-71). */
export function namesRefusal(booking: Booking, item: TrainItem): Refusal | null {
  return refusal(booking, item) ?? (item.editTravelersEligibility.eligible ? null : 'carrier');
}

import { assignmentsOf, liveAssignments } from './assignments';
import { bookingStatus, type Booking, type Item } from './booking';

export type ItemStatus =
  | 'CREATED'
  | 'PREBOOKED'
  | 'CONFIRMED'
  | 'CANCELLATION_IN_PROGRESS'
  | 'PARTIALLY_CANCELED'
  | 'CANCELED'
  | 'EXCHANGED';

export function itemStatus(booking: Booking, item: Item, now: number): ItemStatus {
  const status = bookingStatus(booking, now);
  if (status !== 'CONFIRMED') return status === 'PREBOOKED' ? 'PREBOOKED' : 'CREATED';
  if (item.replacedBy !== null) return 'EXCHANGED';
  const live = liveAssignments(item).length;
  if (live === 0) return item.isSettling ? 'CANCELLATION_IN_PROGRESS' : 'CANCELED';
  return live < assignmentsOf(item).length ? 'PARTIALLY_CANCELED' : 'CONFIRMED';
}

export function isHeld(booking: Booking, item: Item, now: number): boolean {
  const status = itemStatus(booking, item, now);
  return status === 'CONFIRMED' || status === 'PARTIALLY_CANCELED';
}

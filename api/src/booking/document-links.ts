import type { KeySet } from '../platform/keys/key-set';
import type { Booking } from './booking';
import { signBookingKey } from './booking-keys';

type Documented = Pick<Booking, 'id' | 'linkGeneration' | 'status' | 'amendment'>;

/** Also while it is amended and after it was cancelled. */
export function hasDocuments({
  status,
  amendment,
}: Pick<Documented, 'status' | 'amendment'>): boolean {
  return status === 'confirmed' || status === 'canceled' || amendment?.kind === 'change';
}

export async function documentLinks(
  booking: Documented,
  keys: KeySet,
): Promise<{ voucher: string; calendar: string } | null> {
  if (!hasDocuments(booking)) return null;
  const key = await signBookingKey(keys, booking);
  const path = `/api/bookings/${booking.id}`;
  return {
    voucher: `${path}/document.pdf?key=${key}`,
    calendar: `${path}/calendar.ics?key=${key}`,
  };
}

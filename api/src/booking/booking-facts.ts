import type { FlightBooking } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';
import type { Booking } from './booking';
import { carrierChangeOf } from './carrier-change';

export function bookingFacts(
  booking: Booking,
): Pick<
  FlightBooking,
  'booking_id' | 'reference' | 'status' | 'createdAt' | 'total' | 'carrier_change'
> {
  const { id, reference, status, createdAt, total } = booking;
  const change = status === 'confirmed' ? carrierChangeOf(booking) : null;
  const changed =
    change === null || change.answer === 'canceled'
      ? {}
      : { carrier_change: { state: change.answer ?? ('open' as const) } };
  return {
    booking_id: id,
    reference,
    status,
    createdAt: createdAt.toISOString(),
    total: formatDecimal(money(total)),
    ...changed,
  };
}

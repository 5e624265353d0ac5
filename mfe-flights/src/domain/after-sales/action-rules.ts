import type { FlightBookingView, FlightSlice } from '@wayfare/api-contract';
import { today } from '@wayfare/domain';

/** Why a booking allows no action: its status, a departure in the past, or the fare's or airline's terms. */
export type Refusal = 'status' | 'departed' | 'fare' | 'airline';

type Booking = Pick<
  FlightBookingView,
  'status' | 'slices' | 'dictionary' | 'conditions' | 'canCancel' | 'canChange' | 'carrier_change'
>;

function isPast({ dictionary }: Booking, { origin, segments }: FlightSlice, now: number): boolean {
  return (
    (segments[0]?.departing_at ?? '').slice(0, 10) <
    today(dictionary.locations[origin]?.timeZone || 'UTC', () => now)
  );
}

function refusal(
  booking: Booking,
  standing: readonly Booking['status'][],
  now: number,
): Refusal | null {
  if (!standing.includes(booking.status)) return 'status';
  const [first] = booking.slices;
  return first !== undefined && isPast(booking, first, now) ? 'departed' : null;
}

/** Why the booking cannot be cancelled; null when it can. */
export function cancelRefusal(booking: Booking, now: number): Refusal | null {
  return booking.canCancel
    ? null
    : (refusal(booking, ['confirmed', 'held', 'pending'], now) ?? 'airline');
}

export function changeRefusal(booking: Booking, now: number): Refusal | null {
  if (booking.canChange) return null;
  const isFare = booking.conditions.change_before_departure?.allowed === false;
  return refusal(booking, ['confirmed'], now) ?? (isFare ? 'fare' : 'airline');
}

/** A change by the airline may be answered free of charge, whatever the fare says. */
function isMovedByAirline(
  { carrier_change: change }: Booking,
  { origin, segments }: FlightSlice,
): boolean {
  if (change?.state !== 'open' || !change.actions.includes('change')) return false;
  return change.journeys.some(
    ({ before }) =>
      before.origin.code === origin && before.departing_at === segments[0]?.departing_at,
  );
}

export function sliceRefusal(booking: Booking, slice: FlightSlice, now: number): Refusal | null {
  if (isPast(booking, slice, now)) return 'departed';
  return isMovedByAirline(booking, slice)
    ? null
    : slice.conditions.change_before_departure?.allowed === false
      ? 'fare'
      : null;
}

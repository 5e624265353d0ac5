import type { StayBooking } from '../../ports/stay-supplier';
import type { Booking } from '../../booking/booking';
import type { FindOutcome } from '../../booking/sale';
import { stayOf } from './stay-details';
import type { StayBookingRecord, StayPart } from './stay-details';

/** What the supplier knows a part by: our booking's id, with the part's number where there are several. */
export function partReference(
  { id }: Booking,
  { parts }: StayBookingRecord,
  part: StayPart,
): string {
  return parts.length === 1 ? id : `${id}-${parts.indexOf(part) + 1}`;
}

/** The part that is sold next; null when all are. */
export function nextPart({ parts }: StayBookingRecord): StayPart | null {
  return parts.length === 1
    ? (parts[0] ?? null)
    : (parts.find(({ booked }) => booked === null) ?? null);
}

/** Whether one of several parts is sold already. */
export const hasSoldPart = (booking: Booking): boolean =>
  stayOf(booking).parts.some(({ booked }) => booked !== null);

/** The supplier's bookings of a stay, that which costs to cancel first: a supplier that will not refuses it before others are gone. */
export function bookingIds(booking: Booking): string[] {
  const ids = stayOf(booking).parts.flatMap(({ booked }) => booked?.id ?? []);
  return [
    ...new Set([
      ...(booking.supplierBooking === null ? [] : [booking.supplierBooking]),
      ...ids.reverse(),
    ]),
  ];
}

/** The property's numbers, as far as there are any. */
const referencesOf = (parts: readonly StayPart[], last: StayBooking): string | null => {
  const known = [...parts.map(({ booked }) => booked?.reference ?? null), last.reference].filter(
    (reference) => reference !== null,
  );
  return known.length === 0 ? null : [...new Set(known)].join(', ');
};

/** What became of a part, as an outcome of the whole: `partly` as long as others follow. */
export function outcomeOfPart(
  booking: Booking,
  part: StayPart,
  stay: StayBooking,
): Extract<FindOutcome, { kind: 'confirmed' | 'requested' | 'waiting' | 'cancelled' | 'partly' }> {
  const { id, status } = stay;
  const record = stayOf(booking);
  // a request is an outcome only where the rate said so; elsewhere the supplier is still making up its mind
  if (status === 'requested')
    return { kind: part.onRequest ? 'requested' : 'waiting', id, reference: stay.reference };
  if (status === 'cancelled' || record.parts.length === 1)
    return { kind: status, id, reference: stay.reference };
  const parts = record.parts.map((known) =>
    known === part ? { ...known, booked: { id, reference: stay.reference } } : known,
  );
  const sold = {
    id,
    reference: referencesOf(
      record.parts.filter((known) => known !== part),
      stay,
    ),
    changes: { details: { ...record, parts } },
  };
  return { kind: parts.every(({ booked }) => booked !== null) ? 'confirmed' : 'partly', ...sold };
}

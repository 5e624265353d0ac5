import type { StayBooking } from '../../ports/stay-supplier';
import type { Booking } from '../../booking/booking';
import type { FindOutcome } from '../../booking/bookable-supplier';
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

/** A booking of a supplier, by the name of who sold it. */
interface PartBooking {
  readonly provider: string;
  readonly id: string;
}

/** The booking of the row's own column: of a part that is sold, or of the one that is being sold. */
function ownBooking({ supplierBooking: id }: Booking, record: StayBookingRecord): PartBooking[] {
  const sold = record.parts.find(({ booked }) => booked?.id === id);
  const part = sold ?? nextPart(record) ?? record.parts[0];
  return id === null || part === undefined ? [] : [{ provider: part.provider, id }];
}

/** The suppliers' bookings of a stay, that which costs to cancel first: a supplier that will not refuses it before others are gone. */
export function partBookings(booking: Booking): PartBooking[] {
  const record = stayOf(booking);
  const sold = record.parts.flatMap(({ provider, booked }) =>
    booked === null ? [] : [{ provider, id: booked.id }],
  );
  const all = [...ownBooking(booking, record), ...sold.reverse()];
  return all.filter(
    ({ provider, id }, index) =>
      all.findIndex((other) => other.provider === provider && other.id === id) === index,
  );
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

import type { StayBooking } from '../../ports/stay-supplier';
import type { Booking } from '../../booking/booking';
import type { FindOutcome } from '../../booking/bookable-supplier';
import { stayOf } from './stay-details';
import type { StayBookingRecord, StayPart } from './stay-details';

/** Our booking id, with the part's number if several. */
export function partReference(
  { id }: Booking,
  { parts }: StayBookingRecord,
  part: StayPart,
): string {
  return parts.length === 1 ? id : `${id}-${parts.indexOf(part) + 1}`;
}

/** Null when all are sold. */
export function nextPart({ parts }: StayBookingRecord): StayPart | null {
  return parts.length === 1
    ? (parts[0] ?? null)
    : (parts.find(({ booked }) => booked === null) ?? null);
}

export const hasSoldPart = (booking: Booking): boolean =>
  stayOf(booking).parts.some(({ booked }) => booked !== null);

interface PartBooking {
  readonly provider: string;
  readonly id: string;
}

/** The row's own column holds the sold or running part. */
function ownBooking({ supplierBooking: id }: Booking, record: StayBookingRecord): PartBooking[] {
  const sold = record.parts.find(({ booked }) => booked?.id === id);
  const part = sold ?? nextPart(record) ?? record.parts[0];
  return id === null || part === undefined ? [] : [{ provider: part.provider, id }];
}

/** Parts that cost to cancel first: a refusal then comes before others are lost. */
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

const referencesOf = (parts: readonly StayPart[], last: StayBooking): string | null => {
  const known = [...parts.map(({ booked }) => booked?.reference ?? null), last.reference].filter(
    (reference) => reference !== null,
  );
  return known.length === 0 ? null : [...new Set(known)].join(', ');
};

/** `partly` while parts remain. */
export function outcomeOfPart(
  booking: Booking,
  part: StayPart,
  stay: StayBooking,
): Extract<FindOutcome, { kind: 'confirmed' | 'requested' | 'waiting' | 'cancelled' | 'partly' }> {
  const { id, status } = stay;
  const record = stayOf(booking);
  // only an on-request rate may end as a request; otherwise the supplier is undecided
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

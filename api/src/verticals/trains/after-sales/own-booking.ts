import type { Language } from '@wayfare/domain';
import type { Connection } from '../../../platform/db/database';
import type { Principal } from '../../../platform/http/authenticate';
import { Problem } from '../../../platform/http/problem';
import type { Booking } from '../../../booking/booking';
import { bookingOfVisit } from '../../../booking/access';
import { findQuote } from '../../../booking/bookings.repository';
import { trainOf, trainQuoteOf } from '../records/train-records';
import type { TrainQuoteRecord } from '../records/train-records';

export interface TrainAsk<
  Input extends { readonly bookingID: string } = { readonly bookingID: string },
> {
  readonly input: Input;
  readonly requester: {
    readonly principal: Principal;
    readonly language: Language;
    readonly now: number;
  };
}

/** The maker's, signed in or not, or a session's that found it by PIN (decision 0054); NOT_FOUND to others (TRN-50). */
export async function ownBooking(
  orm: Connection,
  { input: { bookingID }, requester }: TrainAsk,
): Promise<Booking> {
  const booking = await bookingOfVisit(orm, bookingID, requester);
  if (booking === null || booking.vertical !== 'trains')
    throw new Problem('NOT_FOUND', { field: 'bookingID', text: 'booking.unknown' });
  return booking;
}

type AfterSalesRecord = Exclude<TrainQuoteRecord, { kind: 'prebooking' }>;

interface Wanted<Kind> {
  readonly kind: Kind;
  readonly id: string;
  readonly field: string;
}

/** NOT_FOUND for another booking's quote. */
export async function quoteOf<Kind extends AfterSalesRecord['kind']>(
  orm: Connection,
  booking: Booking,
  { kind, id, field }: Wanted<Kind>,
): Promise<{
  record: Extract<AfterSalesRecord, { kind: Kind }>;
  createdAt: Date;
  expiresAt: Date;
}> {
  const row = await findQuote(orm, id);
  const record = row?.vertical === 'trains' ? trainQuoteOf(row) : null;
  if (row === null || record?.kind !== kind || record.bookingId !== booking.id)
    throw new Problem('NOT_FOUND', { field, text: 'quote.unknown' });
  return {
    record: record as Extract<AfterSalesRecord, { kind: Kind }>,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
  };
}

export function isAgreed(booking: Booking, quoteId: string): boolean {
  return (
    booking.amendment?.quoteId === quoteId ||
    trainOf(booking).adjustments.some((adjustment) => adjustment.quoteId === quoteId)
  );
}

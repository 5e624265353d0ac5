import { addDays } from '@wayfare/domain';
import type { Booking } from './booking';
import type { TripEnd } from './trip-end';

export type Retention = Booking['retention'];

/** Days after travel: for bookings whose money was taken, and for the others. */
export interface RetentionDays {
  readonly invoicesDays: number;
  readonly restDays: number;
}

export interface RetainedVertical {
  readonly tripEnd: (booking: Booking) => TripEnd;
  /** `invoice` keeps the name that the invoice is made out to */
  readonly anonymised: (booking: Booking, keep: Exclude<Retention, 'full'>) => object;
}

export const ERASED_OWNER = 'erased-';
const isErased = ({ owner }: Pick<Booking, 'owner'>): boolean => owner.startsWith(ERASED_OWNER);

/** Noon in UTC on the day after: by then that day is over everywhere. */
const daysAfter = ({ day }: TripEnd, days: number): number =>
  Date.parse(`${addDays(day, days + 1)}T12:00:00Z`);

export interface Due {
  readonly invoiceAt: number;
  readonly anonymousAt: number;
}

/** An erased account waits only for the trip; a failed or cancelled one for nothing; invoices stay their time. */
export function dueOf(
  booking: Booking,
  tripEnd: (booking: Booking) => TripEnd,
  { invoicesDays, restDays }: RetentionDays,
): Due {
  const isInvoiced = booking.captured > 0;
  const erased = isErased(booking);
  const isOff = booking.state === 'done';
  if (erased && isOff && !isInvoiced) return { invoiceAt: Infinity, anonymousAt: 0 };
  const end = tripEnd(booking);
  if (isInvoiced)
    return {
      invoiceAt: erased ? (isOff ? 0 : daysAfter(end, 0)) : Infinity,
      anonymousAt: daysAfter(end, invoicesDays),
    };
  return { invoiceAt: Infinity, anonymousAt: daysAfter(end, erased ? 0 : restDays) };
}

export function allowedAt({ invoiceAt, anonymousAt }: Due, now: number): Retention {
  if (now >= anonymousAt) return 'anonymous';
  return now >= invoiceAt ? 'invoice' : 'full';
}

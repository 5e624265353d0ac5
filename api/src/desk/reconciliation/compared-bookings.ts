import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Booking } from '../../booking/booking';
import { toBooking } from '../../booking/booking';
import type { TripEnd } from '../../booking/trip-end';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';
import { deskRefunds } from '../../platform/db/schema/desk';

const DAY = 24 * 3_600_000;
/** A booking that nothing happened to for so long is compared only while its trip is ahead. */
const RECENT_MS = 35 * DAY;

export type TripEnds = Readonly<
  Record<string, { readonly tripEnd: (booking: Booking) => TripEnd }>
>;

/** No step is under way or to come, and no refund of the desk: nothing of it changes by itself. */
const isAtRest = (now: Date) =>
  sql`${bookings.state} IN ('confirmed', 'done') AND NOT ${bookings.watch}
    AND (${bookings.leaseUntil} IS NULL OR ${bookings.leaseUntil} <= ${now.toISOString()}::timestamptz)
    AND NOT EXISTS (SELECT FROM ${deskRefunds} WHERE ${deskRefunds.bookingId} = ${bookings.id} AND ${deskRefunds.state} = 'sending')`;

/** Written out: of one table, Drizzle leaves the table's name out of what is selected. */
const hasOpen = sql<boolean>`EXISTS (SELECT FROM desk_differences AS open WHERE open.booking_id = bookings.id AND open.resolved_at IS NULL)`;

export interface Candidate {
  readonly booking: Booking;
  /** a difference that was found before */
  readonly isOpen: boolean;
}

/** Those after a booking, by their ids. */
export async function nextBookings(
  connection: Connection,
  after: string | null,
  limit: number,
  now: Date,
): Promise<Candidate[]> {
  const since = new Date(now.getTime() - RECENT_MS).toISOString();
  const rows = await connection
    .select({ booking: bookings, isOpen: hasOpen })
    .from(bookings)
    .where(
      and(
        gt(bookings.id, after ?? ''),
        isAtRest(now),
        sql`(${bookings.state} = 'confirmed' OR ${bookings.stateSince} > ${since}::timestamptz OR ${hasOpen})`,
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(limit);
  return rows.map(({ booking, isOpen }) => ({ booking: toBooking(booking), isOpen }));
}

/** False for a trip that was over long ago. What cannot be read is compared: that may be the difference. */
export function isOfInterest(
  { booking, isOpen }: Candidate,
  verticals: TripEnds,
  now: Date,
): boolean {
  const { vertical, state, stateSince } = booking;
  const before = now.getTime() - RECENT_MS;
  if (isOpen || state !== 'confirmed' || stateSince.getTime() > before) return true;
  try {
    const end = verticals[vertical]?.tripEnd(booking);
    return end === undefined || Date.parse(`${end.day}T00:00:00Z`) > before;
  } catch {
    return true;
  }
}

/** Whether it is as it was when it was read: what moved meanwhile is compared the next time. */
export async function isUnmoved(
  connection: Connection,
  booking: Booking,
  now: Date,
): Promise<boolean> {
  const rows = await connection
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.id, booking.id),
        eq(bookings.state, booking.state),
        eq(bookings.stateSince, booking.stateSince),
        eq(bookings.captured, booking.captured),
        eq(bookings.refunded, booking.refunded),
        isAtRest(now),
      ),
    );
  return rows.length > 0;
}

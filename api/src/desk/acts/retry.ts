import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { BookableSupplier } from '../../booking/bookable-supplier';
import type { Booking } from '../../booking/booking';
import { isLeased } from '../../booking/bookings.repository';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';

/**
 * Whether a step can be tried at once. A hold and a payment that is planned for later wait for their day, not for
 * somebody; what is confirmed is only looked at, where its supplier can be.
 */
export function canRetry(booking: Booking, sale: BookableSupplier | undefined, now: Date): boolean {
  const { state, paymentState, chargeTries, runAt } = booking;
  if (isLeased(booking, now) || state === 'done' || state === 'held') return false;
  if (state !== 'confirmed') return runAt !== null;
  return paymentState === 'scheduled' ? chargeTries > 0 : sale?.look !== undefined;
}

/** Due now, unless it moved or is at work by now. */
export async function runNow(
  connection: Connection,
  { id, state, stateSince }: Booking,
  now: Date,
): Promise<Booking['state'] | null> {
  const [row] = await connection
    .update(bookings)
    .set({ runAt: now })
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.state, state),
        eq(bookings.stateSince, stateSince),
        or(isNull(bookings.leaseUntil), lte(bookings.leaseUntil, now)),
      ),
    )
    .returning({ id: bookings.id });
  return row === undefined ? null : state;
}

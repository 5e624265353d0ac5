import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { bookings } from '../platform/db/schema/bookings';
import { toBooking } from './booking';
import type { Booking } from './booking';

/** Brute force: after so many misses even the right PIN is refused for a while. */
const GUESSES = 5;
const MINUTES = 30;

export interface PinGuess {
  readonly reference: string;
  readonly email: string;
  readonly pin: string;
}

/** Counts and compares in one statement under the row's lock; needs the address (decision 0036). */
export async function guessPin(
  connection: Connection,
  { reference, email, pin }: PinGuess,
  now: number,
): Promise<Booking | null> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const span = sql`make_interval(mins => ${MINUTES}::int)`;
  const { pinFailures, pinFailedAt, pinLockedUntil } = bookings;
  const isRight = sql`${bookings.pin} = ${pin}`;
  const failures = sql`CASE WHEN ${pinFailedAt} > ${at} - ${span} THEN ${pinFailures} ELSE 0 END`;
  const isLast = sql`${failures} + 1 >= ${GUESSES}::int`;
  const rows = await connection
    .update(bookings)
    .set({
      pinFailures: sql`CASE WHEN ${isRight} THEN ${pinFailures} WHEN ${isLast} THEN 0 ELSE ${failures} + 1 END`,
      pinFailedAt: sql`CASE WHEN ${isRight} THEN ${pinFailedAt} ELSE ${at} END`,
      pinLockedUntil: sql`CASE WHEN ${isRight} THEN NULL WHEN ${isLast} THEN ${at} + ${span} END`,
    })
    .where(
      and(
        eq(bookings.reference, reference),
        eq(bookings.email, email),
        or(isNull(pinLockedUntil), lte(pinLockedUntil, new Date(now))),
      ),
    )
    .returning();
  return rows[0] === undefined || rows[0].pin !== pin ? null : toBooking(rows[0]);
}

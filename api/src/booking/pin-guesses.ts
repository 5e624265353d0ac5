import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { bookings } from '../platform/db/schema/bookings';
import { toBooking } from './booking';
import type { Booking } from './booking';

/** Four digits are soon guessed: after so many wrong ones nobody gets in by PIN for a while, not even with the right one. */
const GUESSES = 5;
const MINUTES = 30;

export interface PinGuess {
  readonly reference: string;
  /** lower case */
  readonly email: string;
  readonly pin: string;
}

/**
 * The booking that reference, e-mail address and PIN open, or null. One statement counts and compares while it holds the
 * row, so that a guess is looked at after those before it were counted, whichever process they came to. The row of another
 * address, and one that is locked, is not touched: nobody locks a booking who does not know its address (decision 0036).
 */
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

import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { bookings } from '../platform/db/schema/bookings';
import type { BookingState } from './booking';

/* Money of abandoned bookings: a slow bank, or somebody paid what was given up. */

const GIVEN_UP: readonly BookingState[] = ['done', 'watching'];

const hasTaken = (intentId: string) =>
  sql`${bookings.charges} @> ${JSON.stringify([{ intent: intentId }])}::jsonb`;

export async function isIntentKnown(connection: Connection, intentId: string): Promise<boolean> {
  const columns = { id: bookings.id };
  const [waiting] = await connection
    .select(columns)
    .from(bookings)
    .where(eq(bookings.intentId, intentId))
    .limit(1);
  if (waiting !== undefined) return true;
  const [paid] = await connection.select(columns).from(bookings).where(hasTaken(intentId)).limit(1);
  return paid !== undefined;
}

/** Sends an abandoned booking back to `releasing`, which refunds the late money. */
export async function releaseAgain(
  connection: Connection,
  intentId: string,
  now: Date,
): Promise<void> {
  await connection
    .update(bookings)
    .set({ state: 'releasing', stateSince: now, runAt: now, tries: 0 })
    .where(
      and(
        eq(bookings.intentId, intentId),
        inArray(bookings.state, GIVEN_UP),
        inArray(bookings.status, ['expired', 'failed', 'refunded']),
        sql`NOT ${hasTaken(intentId)}`,
        or(
          sql`${bookings.leaseUntil} IS NULL`,
          sql`${bookings.leaseUntil} <= ${now.toISOString()}`,
        ),
      ),
    );
}

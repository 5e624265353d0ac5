import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { bookings } from '../platform/db/schema/bookings';

const atRest = and(eq(bookings.state, 'confirmed'), isNull(bookings.runAt));

/** Webhook: marks the booking for a look (`carrier_look_at`), idempotently; false for an unknown booking. */
export async function wakeBySupplierBooking(
  connection: Connection,
  vertical: string,
  supplierBooking: string,
  now: Date,
): Promise<boolean> {
  const rows = await connection
    .update(bookings)
    .set({
      carrierLookAt: now,
      runAt: sql`CASE WHEN ${atRest} THEN ${now.toISOString()}::timestamptz ELSE ${bookings.runAt} END`,
    })
    .where(and(eq(bookings.supplierBooking, supplierBooking), eq(bookings.vertical, vertical)))
    .returning({ id: bookings.id });
  return rows.length > 0;
}

export async function lookAtCarrier(
  connection: Connection,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await connection
    .update(bookings)
    .set({ carrierLookAt: now, runAt: now })
    .where(and(eq(bookings.id, id), atRest))
    .returning({ id: bookings.id });
  return rows.length > 0;
}

/** Bounds one round of the poll: the supplier is asked one after the other. */
const MOST = 500;
const APART_MS = 2_000;

export async function wakeDueLooks(
  connection: Connection,
  verticals: readonly string[],
  now: Date,
): Promise<void> {
  const due = and(
    atRest,
    inArray(bookings.vertical, [...verticals]),
    lte(bookings.carrierLookAt, now),
  );
  const rows = await connection
    .select({ id: bookings.id })
    .from(bookings)
    .where(due)
    .orderBy(bookings.carrierLookAt)
    .limit(MOST);
  for (const [index, { id }] of rows.entries()) {
    await connection
      .update(bookings)
      .set({ runAt: new Date(now.getTime() + index * APART_MS) })
      .where(and(eq(bookings.id, id), atRest));
  }
}

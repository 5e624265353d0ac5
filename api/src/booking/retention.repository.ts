import { and, eq, inArray, isNull, like, lte, ne, or, sql } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { bookings, idempotencyKeys, outbox, quotes } from '../platform/db/schema/bookings';
import { trainBaskets } from '../platform/db/schema/trains';
import { toBooking } from './booking';
import type { Booking, BookingState } from './booking';
import type { Retention } from './retention-rule';

const AT_REST: readonly BookingState[] = ['confirmed', 'done'];

const noMailWaits = sql`NOT EXISTS (SELECT FROM ${outbox} WHERE ${outbox.bookingId} = ${bookings.id} AND ${outbox.sentAt} IS NULL AND ${outbox.runAt} IS NOT NULL)`;

const isAtRest = and(
  inArray(bookings.state, AT_REST),
  ne(bookings.status, 'completing'),
  isNull(bookings.runAt),
  isNull(bookings.leaseToken),
  isNull(bookings.amendment),
  noMailWaits,
);

export async function findToLookAt(
  connection: Connection,
  now: Date,
  limit: number,
): Promise<string[]> {
  const due = or(isNull(bookings.retentionLookAt), lte(bookings.retentionLookAt, now));
  const rows = await connection
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(ne(bookings.retention, 'anonymous'), isAtRest, due))
    .orderBy(sql`${bookings.retentionLookAt} NULLS FIRST`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function idsOfOwner(connection: Connection, owner: string): Promise<string[]> {
  return (
    await connection.select({ id: bookings.id }).from(bookings).where(eq(bookings.owner, owner))
  ).map(({ id }) => id);
}

/** Locks the row until the transaction ends; null when something is under way. */
export async function lockAtRest(connection: Connection, id: string): Promise<Booking | null> {
  const [row] = await connection
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), isAtRest))
    .for('update');
  return row === undefined ? null : toBooking(row);
}

export async function lookAgainAt(connection: Connection, id: string, at: Date): Promise<void> {
  await connection.update(bookings).set({ retentionLookAt: at }).where(eq(bookings.id, id));
}

interface Reduced {
  readonly retention: Exclude<Retention, 'full'>;
  readonly details: object;
  readonly lookAt: Date | null;
}

/** Deletes all else that was kept; no link or PIN opens it after. */
export async function reduceBooking(
  connection: Connection,
  { id, owner, quoteId }: Booking,
  { retention, details, lookAt }: Reduced,
): Promise<void> {
  const isOurs = retention === 'anonymous' ? { owner: 'nobody', invoiceDetails: null } : {};
  await connection
    .update(bookings)
    .set({
      ...isOurs,
      retention,
      details,
      email: '',
      pin: '',
      requestHash: '',
      clientReference: `anonymised-${id}`,
      linkGeneration: sql`${bookings.linkGeneration} + 1`,
      pinFailures: 0,
      pinFailedAt: null,
      pinLockedUntil: null,
      retentionLookAt: lookAt,
    })
    .where(eq(bookings.id, id));
  await connection.delete(outbox).where(eq(outbox.bookingId, id));
  await connection
    .delete(quotes)
    .where(or(eq(quotes.id, quoteId), sql`${quotes.offer} ->> 'bookingId' = ${id}`));
  await connection.delete(trainBaskets).where(eq(trainBaskets.id, id));
  await connection
    .delete(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.owner, owner), like(sql`${idempotencyKeys.answer}::text`, `%${id}%`)),
    );
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { bookings, outbox, quotes } from '../../db/schema/bookings';
import type { Booking, BookingChanges, BookingState, MailKind } from './booking';

type Row = typeof bookings.$inferSelect;

// the columns hold what the workflow wrote, so their texts are its own words
const toBooking = (row: Row): Booking => row as Booking;

export type NewQuote = typeof quotes.$inferInsert;
export type QuoteRow = typeof quotes.$inferSelect;

export async function insertQuote(connection: Connection, quote: NewQuote): Promise<void> {
  await connection.insert(quotes).values(quote);
}

export async function findQuote(connection: Connection, id: string): Promise<QuoteRow | null> {
  const rows = await connection.select().from(quotes).where(eq(quotes.id, id));
  return rows[0] ?? null;
}

/** Forgets quotes that nobody can book any more; a booking keeps its own copy. */
export async function deleteExpiredQuotes(connection: Connection, before: Date): Promise<void> {
  await connection.delete(quotes).where(sql`${quotes.expiresAt} < ${before.toISOString()}`);
}

export type NewBooking = typeof bookings.$inferInsert & { state: BookingState };

/** The new booking, or null when the quote or the client's reference has one already. */
export async function insertBooking(connection: Connection, booking: NewBooking): Promise<Booking | null> {
  const rows = await connection.insert(bookings).values(booking).onConflictDoNothing().returning();
  return rows[0] === undefined ? null : toBooking(rows[0]);
}

export async function findBooking(connection: Connection, id: string): Promise<Booking | null> {
  const rows = await connection.select().from(bookings).where(eq(bookings.id, id));
  return rows[0] === undefined ? null : toBooking(rows[0]);
}

export async function findBookingOfQuote(connection: Connection, quoteId: string): Promise<Booking | null> {
  const rows = await connection.select().from(bookings).where(eq(bookings.quoteId, quoteId));
  return rows[0] === undefined ? null : toBooking(rows[0]);
}

export async function findBookingByReference(connection: Connection, reference: string): Promise<Booking | null> {
  const rows = await connection.select().from(bookings).where(eq(bookings.reference, reference));
  return rows[0] === undefined ? null : toBooking(rows[0]);
}

/** Counts a wrong guess at somebody's booking; the last one that is allowed locks it until then. One statement, so that guesses at once all count. */
export async function countWrongGuess(connection: Connection, id: string, { allowed, lockedUntil }: { allowed: number; lockedUntil: Date }): Promise<void> {
  const isLast = sql`${bookings.pinFailures} + 1 >= ${allowed}`;
  await connection
    .update(bookings)
    .set({
      pinFailures: sql`CASE WHEN ${isLast} THEN 0 ELSE ${bookings.pinFailures} + 1 END`,
      pinLockedUntil: sql`CASE WHEN ${isLast} THEN ${lockedUntil.toISOString()}::timestamptz ELSE ${bookings.pinLockedUntil} END`,
    })
    .where(eq(bookings.id, id));
}

export async function forgetWrongGuesses(connection: Connection, id: string): Promise<void> {
  await connection.update(bookings).set({ pinFailures: 0 }).where(eq(bookings.id, id));
}

export async function findBookingsOf(connection: Connection, owner: string, vertical: string): Promise<Booking[]> {
  const rows = await connection.select().from(bookings).where(and(eq(bookings.owner, owner), eq(bookings.vertical, vertical))).orderBy(desc(bookings.createdAt));
  return rows.map(toBooking);
}

/** Changes a booking that is still in `from`; null when it has moved on. The next step is due at `runAt`. */
export async function moveBooking(connection: Connection, id: string, move: Move): Promise<Booking | null> {
  const { from, to, changes = {}, runAt, now } = move;
  const rows = await connection
    .update(bookings)
    .set({ ...changes, state: to, stateSince: now, runAt, tries: 0, leaseToken: null, leaseUntil: null })
    .where(and(eq(bookings.id, id), eq(bookings.state, from)))
    .returning();
  return rows[0] === undefined ? null : toBooking(rows[0]);
}

interface Move {
  readonly from: BookingState;
  readonly to: BookingState;
  readonly changes?: BookingChanges & Partial<Pick<Booking, 'details' | 'email' | 'language' | 'intentId' | 'requestHash' | 'clientReference'>>;
  readonly runAt: Date | null;
  readonly now: Date;
}

/** The bookings that wait for this intent are due at once. */
export async function wakeByIntent(connection: Connection, intentId: string, now: Date): Promise<void> {
  await connection
    .update(bookings)
    .set({ runAt: now })
    .where(and(eq(bookings.intentId, intentId), eq(bookings.state, 'awaiting_payment')));
}

/** A booking is not moved while its step runs elsewhere, except by that step. */
export const isLeased = ({ leaseUntil }: Booking, now: Date): boolean => leaseUntil !== null && leaseUntil > now;

export async function insertMail(connection: Connection, mail: { id: string; bookingId: string; kind: MailKind; now: Date }): Promise<void> {
  await connection.insert(outbox).values({ id: mail.id, bookingId: mail.bookingId, kind: mail.kind, createdAt: mail.now, runAt: mail.now }).onConflictDoNothing();
}

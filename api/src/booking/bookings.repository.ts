import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { keptStatement } from '../platform/db/kept-statements';
import { bookings, outbox, quotes } from '../platform/db/schema/bookings';
import { askedIn } from '../platform/queue/asked-in';
import { toBooking } from './booking';
import { givenOf, written } from './booking-columns';
import type { BookingColumn } from './booking-columns';
import type { Booking, BookingChanges, BookingState, MailKind } from './booking';

export type NewQuote = typeof quotes.$inferInsert & { owner: string | null };
export type QuoteRow = typeof quotes.$inferSelect;

export async function insertQuote(connection: Connection, quote: NewQuote): Promise<void> {
  await connection.insert(quotes).values(quote);
}

export async function insertQuotes(
  connection: Connection,
  rows: readonly NewQuote[],
): Promise<void> {
  if (rows.length > 0) await connection.insert(quotes).values([...rows]);
}

export async function findQuote(connection: Connection, id: string): Promise<QuoteRow | null> {
  const rows = await connection.select().from(quotes).where(eq(quotes.id, id));
  return rows[0] ?? null;
}

export async function deleteExpiredQuotes(connection: Connection, before: Date): Promise<void> {
  await connection.delete(quotes).where(sql`${quotes.expiresAt} < ${before.toISOString()}`);
}

export type NewBooking = typeof bookings.$inferInsert & { state: BookingState };

const inserts = keptStatement(
  (columns: readonly BookingColumn[]) => columns.join(),
  (connection, columns) => {
    const values = givenOf(columns) as Record<keyof NewBooking, SQL>;
    return connection.insert(bookings).values(values).onConflictDoNothing().returning();
  },
);

/** Null when the quote or the client's reference has a booking already. */
export async function insertBooking(
  connection: Connection,
  booking: NewBooking,
): Promise<Booking | null> {
  const { columns, values } = written({ ...booking, ...askedIn() });
  const rows = await inserts(connection, columns).execute({ ...values });
  return rows[0] === undefined ? null : toBooking(rows[0]);
}

const byId = keptStatement(
  () => '',
  (connection) =>
    connection
      .select()
      .from(bookings)
      .where(eq(bookings.id, sql.placeholder('id'))),
);

const byIds = keptStatement(
  () => '',
  (connection) =>
    connection
      .select()
      .from(bookings)
      .where(sql`${bookings.id} = ANY(${sql.placeholder('ids')})`),
);

export async function findBooking(connection: Connection, id: string): Promise<Booking | null> {
  const rows = await byId(connection, null).execute({ id });
  return rows[0] === undefined ? null : toBooking(rows[0]);
}

export async function findBookings(
  connection: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Booking>> {
  const rows = await byIds(connection, null).execute({ ids: [...ids] });
  return new Map(rows.map((row) => [row.id, toBooking(row)]));
}

export async function findBookingOfQuote(
  connection: Connection,
  quoteId: string,
): Promise<Booking | null> {
  const rows = await connection.select().from(bookings).where(eq(bookings.quoteId, quoteId));
  return rows[0] === undefined ? null : toBooking(rows[0]);
}

export async function revokeBookingLinks(connection: Connection, id: string): Promise<void> {
  await connection
    .update(bookings)
    .set({ linkGeneration: sql`${bookings.linkGeneration} + 1` })
    .where(eq(bookings.id, id));
}

export async function findBookingsOf(
  connection: Connection,
  owner: string,
  vertical: string,
): Promise<Booking[]> {
  const rows = await connection
    .select()
    .from(bookings)
    .where(and(eq(bookings.owner, owner), eq(bookings.vertical, vertical)))
    .orderBy(desc(bookings.createdAt));
  return rows.map(toBooking);
}

/** Compare-and-set on state `from` and `since`; null when it has moved on. */
export async function moveBooking(
  connection: Connection,
  id: string,
  move: Move,
): Promise<Booking | null> {
  const { from, since, to, changes = {}, runAt, now } = move;
  const rows = await connection
    .update(bookings)
    .set({
      ...changes,
      ...askedIn(),
      state: to,
      stateSince: now,
      runAt,
      tries: 0,
      leaseToken: null,
      leaseUntil: null,
    })
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.state, from),
        ...(since === undefined ? [] : [eq(bookings.stateSince, since)]),
      ),
    )
    .returning();
  return rows[0] === undefined ? null : toBooking(rows[0]);
}

interface Move {
  readonly from: BookingState;
  readonly since?: Date;
  readonly to: BookingState;
  readonly changes?: BookingChanges &
    Partial<
      Pick<Booking, 'email' | 'language' | 'requestHash' | 'clientReference' | 'invoiceDetails'>
    >;
  readonly runAt: Date | null;
  readonly now: Date;
}

const AWAITING: readonly BookingState[] = ['awaiting_payment', 'awaiting_card'];

export async function findAwaiting(
  connection: Connection,
  owner: string,
  id: string | undefined,
): Promise<Booking | null> {
  const own = and(
    eq(bookings.owner, owner),
    inArray(bookings.state, AWAITING),
    ...(id === undefined ? [] : [eq(bookings.id, id)]),
  );
  const [row] = await connection
    .select()
    .from(bookings)
    .where(own)
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  return row === undefined ? null : toBooking(row);
}

/** Cents due by card now: the amendment's, else the booking's. */
export const dueByCard = ({ amendment, dueNow }: Pick<Booking, 'amendment' | 'dueNow'>): number =>
  amendment === null ? dueNow : Math.max(0, amendment.amount);

export async function awaitIntent(
  connection: Connection,
  { id, state }: Booking,
  intentId: string,
  now: Date,
): Promise<void> {
  if (AWAITING.includes(state))
    await moveBooking(connection, id, {
      from: state,
      to: state,
      changes: { intentId },
      runAt: now,
      now,
    });
}

export async function wakeByIntent(
  connection: Connection,
  intentId: string,
  now: Date,
): Promise<void> {
  await connection
    .update(bookings)
    .set({ runAt: now })
    .where(and(eq(bookings.intentId, intentId), inArray(bookings.state, AWAITING)));
}

export const isLeased = ({ leaseUntil }: Booking, now: Date): boolean =>
  leaseUntil !== null && leaseUntil > now;

export async function insertMail(
  connection: Connection,
  mail: { id: string; bookingId: string; kind: MailKind; now: Date; amount?: number },
): Promise<void> {
  await connection
    .insert(outbox)
    .values({
      id: mail.id,
      bookingId: mail.bookingId,
      kind: mail.kind,
      amount: mail.amount ?? null,
      createdAt: mail.now,
      runAt: mail.now,
      ...askedIn(),
    })
    .onConflictDoNothing();
}

/** That a mail went out is remembered so long, for support and for whoever asks what is kept of them. */
const SENT_MAILS_KEPT_MS = 90 * 24 * 3_600_000;

export async function forgetSentMails(connection: Connection, now: Date): Promise<void> {
  await connection
    .delete(outbox)
    .where(lte(outbox.sentAt, new Date(now.getTime() - SENT_MAILS_KEPT_MS)));
}

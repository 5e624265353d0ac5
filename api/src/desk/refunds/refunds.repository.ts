import type { Person, Refund, RefundState } from '@wayfare/desk-contract';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';
import { deskRefunds } from '../../platform/db/schema/desk';

export type RefundRow = typeof deskRefunds.$inferSelect;

const personOf = (id: string | null, name: string | null): Person | null =>
  id === null || name === null ? null : { id, name };

const toRefund = (row: RefundRow, reference: string): Refund => ({
  id: row.id,
  bookingId: row.bookingId,
  reference,
  amount: row.amount,
  sent: row.sent,
  state: row.state,
  reason: row.reason,
  requestedBy: { id: row.requestedById, name: row.requestedByName },
  requestedAt: row.requestedAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  decidedBy: personOf(row.decidedById, row.decidedByName),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  failure: row.failure,
});

const MOST = 200;

interface Wanted {
  readonly bookingId?: string;
  readonly id?: string;
  readonly state?: RefundState | undefined;
}

/** Newest first. */
export async function findRefunds(
  connection: Connection,
  { bookingId, id, state }: Wanted,
): Promise<Refund[]> {
  const rows = await connection
    .select({ refund: deskRefunds, reference: bookings.reference })
    .from(deskRefunds)
    .innerJoin(bookings, eq(bookings.id, deskRefunds.bookingId))
    .where(
      and(
        bookingId === undefined ? undefined : eq(deskRefunds.bookingId, bookingId),
        id === undefined ? undefined : eq(deskRefunds.id, id),
        state === undefined ? undefined : eq(deskRefunds.state, state),
      ),
    )
    .orderBy(desc(deskRefunds.requestedAt), desc(deskRefunds.id))
    .limit(MOST);
  return rows.map(({ refund, reference }) => toRefund(refund, reference));
}

export async function findRefundRow(connection: Connection, id: string): Promise<RefundRow | null> {
  const [row] = await connection.select().from(deskRefunds).where(eq(deskRefunds.id, id));
  return row ?? null;
}

/** Whether a process is sending it just now. */
export async function isBeingSent(connection: Connection, id: string, now: Date): Promise<boolean> {
  const rows = await connection
    .select({ id: deskRefunds.id })
    .from(deskRefunds)
    .where(
      and(
        eq(deskRefunds.id, id),
        eq(deskRefunds.state, 'sending'),
        gt(deskRefunds.leaseUntil, now),
      ),
    );
  return rows.length > 0;
}

/** A request that nobody decided in time asks for nothing any more. */
export async function expireRequests(connection: Connection, now: Date): Promise<void> {
  await connection
    .update(deskRefunds)
    .set({ state: 'expired' })
    .where(and(eq(deskRefunds.state, 'requested'), lte(deskRefunds.expiresAt, now)));
}

const sumOf = (cents: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${cents}), 0)::int`;

/** Cents that are asked for or on their way, and not confirmed by the bank. */
export async function askedFor(connection: Connection, bookingId: string): Promise<number> {
  const [row] = await connection
    .select({ cents: sumOf(sql`${deskRefunds.amount} - ${deskRefunds.sent}`) })
    .from(deskRefunds)
    .where(
      and(
        eq(deskRefunds.bookingId, bookingId),
        inArray(deskRefunds.state, ['requested', 'sending']),
      ),
    );
  return row?.cents ?? 0;
}

/** Cents that were given back of a booking, or are on their way, without a second person. */
export async function givenAlone(connection: Connection, bookingId: string): Promise<number> {
  const cents = sql`CASE WHEN ${deskRefunds.state} = 'sending' THEN ${deskRefunds.amount} ELSE ${deskRefunds.sent} END`;
  const [row] = await connection
    .select({ cents: sumOf(cents) })
    .from(deskRefunds)
    .where(and(eq(deskRefunds.bookingId, bookingId), sql`${deskRefunds.decidedById} IS NULL`));
  return row?.cents ?? 0;
}

/** A reason may name people, so it goes with those of its booking; what was paid to whom stays. */
export async function forgetReasons(connection: Connection): Promise<void> {
  await connection
    .update(deskRefunds)
    .set({ reason: '' })
    .where(
      sql`${deskRefunds.reason} <> '' AND EXISTS (SELECT FROM ${bookings} WHERE ${bookings.id} = ${deskRefunds.bookingId} AND ${bookings.retention} <> 'full')`,
    );
}

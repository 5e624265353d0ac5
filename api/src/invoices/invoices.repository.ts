import { and, asc, desc, eq, gte, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { siteDay } from '@wayfare/domain';
import type { Connection } from '../platform/db/database';
import { bookings } from '../platform/db/schema/bookings';
import { invoices, invoiceSeries } from '../platform/db/schema/invoices';
import { toBooking } from '../booking/booking';
import type { Booking } from '../booking/booking';
import { toInvoice } from '../booking/invoice-record';
import type { Invoice } from '../booking/invoice-record';

/** Row lock: nobody else issues for or changes this booking until the transaction ends. */
export async function lockBooking(connection: Connection, id: string): Promise<Booking | null> {
  const [row] = await connection.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row === undefined ? null : toBooking(row);
}

export async function invoicesOf(connection: Connection, bookingId: string): Promise<Invoice[]> {
  const rows = await connection
    .select()
    .from(invoices)
    .where(eq(invoices.bookingId, bookingId))
    .orderBy(asc(invoices.position));
  return rows.map(toInvoice);
}

export async function wishedBookings(connection: Connection, owner: string): Promise<Booking[]> {
  const ofBooking = connection
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.bookingId, bookings.id));
  const rows = await connection
    .select()
    .from(bookings)
    .where(and(eq(bookings.owner, owner), isNotNull(bookings.invoiceDetails), notExists(ofBooking)))
    .orderBy(asc(bookings.createdAt));
  return rows.map(toBooking);
}

export async function findInvoice(connection: Connection, number: string): Promise<Invoice | null> {
  const [row] = await connection.select().from(invoices).where(eq(invoices.number, number));
  return row === undefined ? null : toInvoice(row);
}

export async function invoicesOfOwner(
  connection: Connection,
  owner: string,
  month?: string,
): Promise<Invoice[]> {
  const from = `${month}-01`;
  const ofMonth =
    month === undefined
      ? undefined
      : and(
          gte(invoices.issuedOn, from),
          lt(invoices.issuedOn, sql`(${from}::date + interval '1 month')::date`),
        );
  const rows = await connection
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(and(eq(bookings.owner, owner), ofMonth))
    .orderBy(desc(invoices.position));
  return rows.map(({ invoice }) => toInvoice(invoice));
}

const PREFIX = { invoice: 'WF', credit: 'WFC' } as const;

/** Gapless: the counter's row stays locked until this transaction ends, and a rollback returns the number. */
async function nextSerial(
  connection: Connection,
  kind: Invoice['kind'],
  year: number,
): Promise<number> {
  const [row] = await connection
    .insert(invoiceSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last });
  if (row === undefined) throw new Error(`the series of ${kind}s of ${year} gave no number`);
  return row.last;
}

export type NewInvoice = Pick<
  Invoice,
  'kind' | 'bookingId' | 'ofNumber' | 'language' | 'buyer' | 'seller' | 'content' | 'total'
>;

export async function issueInvoice(
  connection: Connection,
  invoice: NewInvoice,
  now: number,
): Promise<string> {
  const issuedOn = siteDay(() => now);
  const year = Number(issuedOn.slice(0, 4));
  const serial = await nextSerial(connection, invoice.kind, year);
  const number = `${PREFIX[invoice.kind]}${year}-${String(serial).padStart(6, '0')}`;
  await connection
    .insert(invoices)
    .values({ ...invoice, number, year, serial, issuedOn, issuedAt: new Date(now) });
  return number;
}

/** Whole years go: retention counts from a year's end (Algemene wet inzake rijksbelastingen, article 52). */
export async function forgetOldInvoices(
  connection: Connection,
  days: number,
  now: Date,
): Promise<void> {
  const first = now.getUTCFullYear() - Math.ceil(days / 365);
  await connection.delete(invoices).where(lt(invoices.year, first));
}

import { and, eq, isNull, or } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { quotes } from '../platform/db/schema/bookings';
import type { RequestContext } from '../platform/http/route';
import { RENDERING } from '../platform/http/shell-hop';
import type { Booking } from './booking';
import type { QuoteRow } from './bookings.repository';

/** Null for a page's quote, which belongs to whoever pays it first. */
export function quoteOwner({
  principal,
  request,
}: Pick<RequestContext, 'principal' | 'request'>): string | null {
  return request.headers[RENDERING] === undefined ? (principal?.id ?? null) : null;
}

export function isQuoteOf(
  owner: string,
  quote: Pick<QuoteRow, 'owner'>,
  booking: Pick<Booking, 'owner'> | null,
): boolean {
  return (
    (quote.owner === null || quote.owner === owner) && (booking === null || booking.owner === owner)
  );
}

export async function takeQuote(
  connection: Connection,
  { id, owner: present }: Pick<QuoteRow, 'id' | 'owner'>,
  owner: string,
): Promise<boolean> {
  if (present !== null) return present === owner;
  const rows = await connection
    .update(quotes)
    .set({ owner })
    .where(and(eq(quotes.id, id), or(isNull(quotes.owner), eq(quotes.owner, owner))))
    .returning({ id: quotes.id });
  return rows.length > 0;
}

/** At login the anonymous session's quotes move to the account. */
export async function handOverQuotes(
  connection: Connection,
  from: string,
  to: string,
): Promise<void> {
  await connection.update(quotes).set({ owner: to }).where(eq(quotes.owner, from));
}

export async function handOverQuote(connection: Connection, id: string, to: string): Promise<void> {
  await connection.update(quotes).set({ owner: to }).where(eq(quotes.id, id));
}

import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { BookingStatus } from '@wayfare/api-contract';
import type { Connection, Database } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';
import { Problem } from '../../platform/http/problem';

/** A failed booking leaves its offer on sale. */
const SOLD: readonly BookingStatus[] = ['completing', 'pending', 'held', 'confirmed', 'canceled'];

/** A booking that awaits its card does not count. */
async function isSold(
  connection: Connection,
  offerId: string,
  ownQuote: string | null,
): Promise<boolean> {
  const ofOffer = and(
    eq(bookings.vertical, 'flights'),
    eq(sql`${bookings.details}->>'offerId'`, offerId),
  );
  const other = ownQuote === null ? [] : [ne(bookings.quoteId, ownQuote)];
  const rows = await connection
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        ofOffer,
        ne(bookings.state, 'awaiting_payment'),
        inArray(bookings.status, [...SOLD]),
        ...other,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** OFFER_EXPIRED for a sold offer, except by the booking of `ownQuote`. */
export type CheckForSale = (offerId: string, ownQuote?: string) => Promise<void>;

export function checkForSale({ orm }: Pick<Database, 'orm'>): CheckForSale {
  return async (offerId, ownQuote) => {
    if (await isSold(orm, offerId, ownQuote ?? null)) throw new Problem('OFFER_EXPIRED');
  };
}

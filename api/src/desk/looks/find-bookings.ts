import type { FIND_BY } from '@wayfare/desk-contract';
import { desc, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { toBooking } from '../../booking/booking';
import type { Booking } from '../../booking/booking';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';

type FindBy = (typeof FIND_BY)[number];

const MOST = 50;

/** As people write it: with or without `WF-`, blanks and small letters. */
const referenceIn = (term: string) => term.toUpperCase().replaceAll(/\s/g, '').replace(/^WF-/, '');

const conditions: Readonly<Record<FindBy, (term: string) => SQL | undefined>> = {
  reference: (term) => eq(bookings.reference, referenceIn(term)),
  email: (term) => or(eq(bookings.email, term.toLowerCase()), eq(bookings.email, term)),
  payment: (term) =>
    or(
      eq(bookings.intentId, term),
      sql`${bookings.charges} @> ${JSON.stringify([{ intent: term }])}::jsonb`,
    ),
};

export interface FoundBookings {
  readonly bookings: readonly Booking[];
  readonly isCut: boolean;
}

/** Newest first. */
export async function bookingsBy(
  connection: Connection,
  by: FindBy,
  term: string,
): Promise<FoundBookings> {
  const rows = await connection
    .select()
    .from(bookings)
    .where(conditions[by](term))
    .orderBy(desc(bookings.createdAt))
    .limit(MOST + 1);
  return { bookings: rows.slice(0, MOST).map(toBooking), isCut: rows.length > MOST };
}

import { and, eq, or } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';

/** By our reference or the supplier's. */
export async function findBookingOfTrain(
  connection: Connection,
  owner: string,
  reference: string,
): Promise<{ id: string } | null> {
  const isIts = or(
    eq(bookings.reference, reference.toUpperCase()),
    eq(bookings.supplierReference, reference),
  );
  const [row] = await connection
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.owner, owner), eq(bookings.vertical, 'trains'), isIts))
    .limit(1);
  return row ?? null;
}

import { and, eq, like, ne, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';

const GUEST = 'anonymous-';

export const isOfGuest = (owner: string): boolean => owner.startsWith(GUEST);

/** Settled guest bookings: one still completing belongs to its page. */
const claimable = (email: string) =>
  and(
    eq(bookings.email, email),
    like(bookings.owner, `${GUEST}%`),
    ne(bookings.status, 'completing'),
  );

export async function findClaimable(
  connection: Connection,
  email: string,
): Promise<{ reference: string; vertical: string }[]> {
  return connection
    .select({ reference: bookings.reference, vertical: bookings.vertical })
    .from(bookings)
    .where(claimable(email))
    .orderBy(bookings.createdAt);
}

/** Moves ownership; replaces the client's reference, which is unique only per owner. Returns how many. */
export async function claimFor(
  connection: Connection,
  userId: string,
  email: string,
): Promise<number> {
  const rows = await connection
    .update(bookings)
    .set({ owner: userId, clientReference: sql`'claimed-' || ${bookings.id}` })
    .where(claimable(email))
    .returning({ id: bookings.id });
  return rows.length;
}

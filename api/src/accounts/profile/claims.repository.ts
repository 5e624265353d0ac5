import { and, eq, like, ne, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';

const GUEST = 'anonymous-';

/** Whether such an owner is a visitor without an account. */
export const isOfGuest = (owner: string): boolean => owner.startsWith(GUEST);

/** Made without an account and settled: what is still being completed belongs to the page that completes it. */
const claimable = (email: string) =>
  and(
    eq(bookings.email, email),
    like(bookings.owner, `${GUEST}%`),
    ne(bookings.status, 'completing'),
  );

/** Bookings that somebody with this address made as a guest. */
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

/**
 * Makes them a user's own; returns how many. A client's reference was chosen in a browser and is unique for one owner
 * only, so a claimed booking gets one that no other can have.
 */
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

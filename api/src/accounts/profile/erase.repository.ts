import { and, eq, or } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { accountMails, users } from '../../platform/db/schema/accounts';
import { bookings, idempotencyKeys } from '../../platform/db/schema/bookings';
import { contactMessages } from '../../platform/db/schema/contact';
import { sessions } from '../../platform/db/schema/sessions';
import { trainBaskets } from '../../platform/db/schema/trains';
import { deleteAlertsOf } from '../../price-alerts/alerts.repository';

export async function hasBookingInProgress(
  connection: Connection,
  userId: string,
): Promise<boolean> {
  const rows = await connection
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.owner, userId), eq(bookings.status, 'completing')))
    .limit(1);
  return rows.length > 0;
}

/** Bookings stay for the property and the tax office, without an owner; retention looks anew. */
export async function disownBookings(
  connection: Connection,
  userId: string,
  nobody: string,
): Promise<void> {
  await connection
    .update(bookings)
    .set({ owner: nobody, retentionLookAt: null })
    .where(eq(bookings.owner, userId));
}

/** Cascades to identities, travellers and tickets. */
export async function deleteUser(
  connection: Connection,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await connection.delete(sessions).where(eq(sessions.principal, id));
  await connection.delete(trainBaskets).where(eq(trainBaskets.owner, id));
  await connection.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, id));
  await connection.delete(accountMails).where(eq(accountMails.address, email));
  await connection
    .delete(contactMessages)
    .where(or(eq(contactMessages.owner, id), eq(contactMessages.email, email)));
  await deleteAlertsOf(connection, email);
  await connection.delete(users).where(eq(users.id, id));
}

import { eq, sql } from 'drizzle-orm';
import { toBooking } from '../../booking/booking';
import type { Booking } from '../../booking/booking';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';

/** The row until the transaction ends: nobody else counts or moves its money meanwhile. */
export async function lockedBooking(connection: Connection, id: string): Promise<Booking | null> {
  const [row] = await connection.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row === undefined ? null : toBooking(row);
}

/** Whose name the audit log has for what this transaction changes. */
export async function actAs(connection: Connection, actor: string): Promise<void> {
  await connection.execute(sql`SELECT set_config('wayfare.actor', ${actor}, true)`);
}

import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { bookings, openedBookings } from '../platform/db/schema/bookings';

/** Long enough to change a booking, too short for the next user of a shared computer. */
const OPEN_MS = 2 * 3_600_000;

interface Opened {
  readonly sessionId: string;
  readonly bookingId: string;
}

/** The session may open the booking by its id from now on, for a while; once more begins anew. */
export async function openForSession(
  connection: Connection,
  opened: Opened,
  now: number,
): Promise<void> {
  const until = new Date(now + OPEN_MS);
  const { sessionId, bookingId } = openedBookings;
  await connection
    .insert(openedBookings)
    .values({ ...opened, until })
    .onConflictDoUpdate({ target: [sessionId, bookingId], set: { until } });
}

export async function isOpenForSession(
  connection: Connection,
  { sessionId, bookingId }: Opened,
  now: number,
): Promise<boolean> {
  const isIt = and(
    eq(openedBookings.sessionId, sessionId),
    eq(openedBookings.bookingId, bookingId),
    gt(openedBookings.until, new Date(now)),
  );
  return (
    (await connection.select({ id: openedBookings.bookingId }).from(openedBookings).where(isIt))
      .length > 0
  );
}

/** At login the anonymous session's access moves on; ownership does not. */
export async function handOverVisit(
  connection: Connection,
  from: { readonly id: string; readonly principal: string },
  to: string,
  now: number,
): Promise<void> {
  const until = new Date(now + OPEN_MS);
  const made = await connection
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.owner, from.principal));
  if (made.length > 0)
    await connection
      .insert(openedBookings)
      .values(made.map(({ id: bookingId }) => ({ sessionId: to, bookingId, until })))
      .onConflictDoNothing();
  await connection.execute(sql`
    INSERT INTO opened_bookings (session_id, booking_id, until)
    SELECT ${to}, booking_id, until FROM opened_bookings WHERE session_id = ${from.id}
    ON CONFLICT DO NOTHING`);
}

export async function forgetOpenedBookings(connection: Connection, now: Date): Promise<void> {
  await connection.delete(openedBookings).where(lte(openedBookings.until, now));
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '../../../platform/db/database';
import { Problem } from '../../../platform/http/problem';
import type { Booking } from '../../../booking/booking';
import { findBooking } from '../../../booking/bookings.repository';

/** How long the workflow is waited for before the caller is told to look again. */
const PATIENCE_MS = 25_000;
const LOOK_MS = 150;

/** Nothing is being done about it. */
export const isAtRest = ({ state, amendment }: Pick<Booking, 'state' | 'amendment'>): boolean =>
  amendment === null && (state === 'confirmed' || state === 'done');

/** The booking once the workflow is done with it. */
export async function atRest(orm: Connection, id: string): Promise<Booking> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const booking = await findBooking(orm, id);
    if (booking === null) throw new Problem('NOT_FOUND');
    if (isAtRest(booking)) return booking;
    await delay(LOOK_MS);
  }
  throw new Problem('SUPPLIER_TIMEOUT');
}

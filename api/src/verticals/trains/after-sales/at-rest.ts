import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '../../../platform/db/database';
import { Problem } from '../../../platform/http/problem';
import type { Booking } from '../../../booking/booking';
import { findBooking } from '../../../booking/bookings.repository';

/** Longest wait for the workflow before the caller polls. */
const PATIENCE_MS = 25_000;
const LOOK_MS = 150;

export const isAtRest = ({ state, amendment }: Pick<Booking, 'state' | 'amendment'>): boolean =>
  amendment === null && (state === 'confirmed' || state === 'done');

/** Waits until the workflow is done. */
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

import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../platform/db/database';
import type { Booking, BookingState } from './booking';
import { findBooking, isLeased } from './bookings.repository';

const LOOKS = 30;
const LOOK_MS = 100;

/**
 * The booking when no step of the workflow is under way in `state`, such as a question to the bank that is answered in a moment;
 * as it is after three seconds. `at` is the time then.
 */
export async function rested(
  { orm }: Pick<Database, 'orm'>,
  asked: Booking,
  { state, now }: { readonly state: BookingState; readonly now: number },
): Promise<{ booking: Booking; at: Date }> {
  let [booking, at] = [asked, new Date(now)];
  for (let looks = 1; looks <= LOOKS; looks += 1) {
    if (booking.state !== state || !isLeased(booking, at)) break;
    await delay(LOOK_MS);
    at = new Date(now + looks * LOOK_MS);
    booking = (await findBooking(orm, asked.id)) ?? booking;
  }
  return { booking, at };
}

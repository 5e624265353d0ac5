import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../platform/db/database';
import { Problem, invalid } from '../platform/http/problem';
import type { Booking, BookingState } from './booking';
import { findBooking, moveBooking } from './bookings.repository';

/** How long a confirmed cancellation is waited for before the caller is told to look again. */
const PATIENCE_MS = 25_000;
const LOOK_MS = 150;

/** Where a booking is that can be cancelled, and again when the supplier did not take it back. */
export const CANCELLABLE: readonly BookingState[] = ['confirmed', 'pending', 'held'];

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly wake: () => void;
}

/** Waits for the workflow: canceled, or back where it was when the supplier refused. */
async function outcome({ database }: Deps, id: string): Promise<Booking> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const booking = await findBooking(database.orm, id);
    if (booking === null || booking.status === 'canceled')
      return booking ?? Promise.reject(new Problem('NOT_FOUND'));
    if (CANCELLABLE.includes(booking.state)) throw new Problem('CANCEL_FAILED');
    await delay(LOOK_MS);
  }
  throw new Problem('SUPPLIER_TIMEOUT');
}

interface Terms {
  /** cents that were promised to come back */
  readonly refundDue: number;
  readonly details?: unknown;
  readonly now: number;
}

/** Hands a booking to the workflow to be cancelled; 422 when something else is going on. */
export async function startCancelling(
  { database, wake }: Deps,
  { id, state, stateSince }: Booking,
  { refundDue, details, now }: Terms,
): Promise<void> {
  const at = new Date(now);
  const changes = { refundDue, ...(details === undefined ? {} : { details }) };
  const moved = await moveBooking(database.orm, id, {
    from: state,
    since: stateSince,
    to: 'cancelling',
    changes,
    runAt: at,
    now: at,
  });
  if (moved === null) throw invalid('booking_id', 'cancel.notPossible');
  wake();
}

/** Cancels through the workflow and waits for it; CANCEL_FAILED when the supplier refuses. */
export async function cancelBooking(deps: Deps, booking: Booking, terms: Terms): Promise<Booking> {
  await startCancelling(deps, booking, terms);
  return outcome(deps, booking.id);
}

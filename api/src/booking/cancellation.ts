import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../platform/db/database';
import { Problem, invalid } from '../platform/http/problem';
import type { Booking, BookingState } from './booking';
import { findBooking, moveBooking } from './bookings.repository';

/** After this the caller is told to look again. */
const PATIENCE_MS = 25_000;
const LOOK_MS = 150;

export const CANCELLABLE: readonly BookingState[] = ['confirmed', 'pending', 'held'];

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly wake: () => void;
}

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
  /** cents promised back */
  readonly refundDue: number;
  readonly details?: unknown;
  readonly now: number;
}

/** 422 while another step or amendment is under way. */
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

/** Waits for the workflow; CANCEL_FAILED when the supplier refuses. */
export async function cancelBooking(deps: Deps, booking: Booking, terms: Terms): Promise<Booking> {
  await startCancelling(deps, booking, terms);
  return outcome(deps, booking.id);
}

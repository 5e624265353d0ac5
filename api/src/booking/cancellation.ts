import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '../platform/db/database';
import { Problem, invalid } from '../platform/http/problem';
import type { Booking, BookingState } from './booking';
import { findBooking, moveBooking } from './bookings.repository';

/** After this the caller is told to look again. */
const PATIENCE_MS = 25_000;
const LOOK_MS = 150;

export const CANCELLABLE: readonly BookingState[] = ['confirmed', 'pending', 'held'];

interface Deps {
  readonly database: { readonly orm: Connection };
  readonly wake: () => void;
}

/** What cancelling gives back now, in cents, and what the supplier has to be told then. */
export interface OnBehalf {
  readonly refund: number;
  readonly fee: number;
  readonly details?: unknown;
}

/** By the terms that a traveller gets; throws a Problem for what cannot be cancelled. */
export type TermsOfCancelling = (booking: Booking, now: number) => Promise<OnBehalf>;

/** Waits for the workflow; CANCEL_FAILED when the supplier refuses, SUPPLIER_TIMEOUT while it is under way. */
export async function untilCancelled(connection: Connection, id: string): Promise<Booking> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const booking = await findBooking(connection, id);
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

export async function cancelBooking(deps: Deps, booking: Booking, terms: Terms): Promise<Booking> {
  await startCancelling(deps, booking, terms);
  return untilCancelled(deps.database.orm, booking.id);
}

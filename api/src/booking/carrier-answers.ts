import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../platform/db/database';
import { Problem, invalid } from '../platform/http/problem';
import type { Booking } from './booking';
import { findBooking } from './bookings.repository';
import { carrierChangeOf, openChangeOf } from './carrier-change';
import { lookAtCarrier } from './carrier-looks.repository';

const PATIENCE_MS = 25_000;
const LOOK_MS = 150;

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly wake: () => void;
}

interface Answer {
  readonly changeId: string;
  readonly now: number;
  /** throws OFFER_EXPIRED when the change was answered already */
  readonly accept: () => Promise<void>;
}

function outcomeOf(booking: Booking | null, changeId: string): Booking | null {
  const change = booking === null ? null : carrierChangeOf(booking);
  if (booking === null || change === null || change.id !== changeId)
    throw new Problem('OFFER_EXPIRED', { field: 'change_id', text: 'carrier.answered' });
  if (change.answer === null) return null;
  if (change.answer !== 'accepted')
    throw new Problem('OFFER_EXPIRED', { field: 'change_id', text: 'carrier.answered' });
  return booking;
}

/** Idempotent: tells the carrier, then the workflow's look stores the answer, also after a crash between. */
export async function acceptCarrierChange(
  { database: { orm }, wake }: Deps,
  booking: Booking,
  { changeId, now, accept }: Answer,
): Promise<Booking> {
  const done = outcomeOf(booking, changeId);
  if (done !== null) return done;
  if (openChangeOf(booking)?.actions.includes('accept') !== true)
    throw invalid('change_id', 'carrier.notPossible');
  await accept().catch((error: unknown) => {
    if (!(error instanceof Problem) || error.problemCode !== 'OFFER_EXPIRED') throw error;
  });
  if (!(await lookAtCarrier(orm, booking.id, new Date(now))))
    throw invalid('booking_id', 'carrier.notPossible');
  wake();
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await delay(LOOK_MS)) {
    const fresh = outcomeOf(await findBooking(orm, booking.id), changeId);
    if (fresh !== null) return fresh;
  }
  throw new Problem('SUPPLIER_TIMEOUT');
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../../platform/db/database';
import { invalid } from '../../../platform/http/problem';
import type { Payments } from '../../../ports/payments';
import type { Booking } from '../../../booking/booking';
import { findBooking } from '../../../booking/bookings.repository';
import { isPaid } from '../../../booking/cancel-stale-intent';
import type { Basket } from './basket';
import { forgetUnpaidOrder, setIntent } from './baskets.repository';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Payments;
}

/** Retries while the workflow checks the card. */
const LOOKS = 20;
const LOOK_MS = 100;

/** The card was never confirmed, so the basket is editable. */
export function isUnpaid({ status, state, reason, captured }: Booking): boolean {
  const isWaiting =
    status === 'completing' && (state === 'awaiting_payment' || reason === 'PAYMENT_ABANDONED');
  return captured === 0 && (isWaiting || status === 'expired');
}

async function giveUp(
  { payments }: Deps,
  { id, intentId }: Basket,
  isOrdered: boolean,
): Promise<boolean> {
  if (intentId === null) return true;
  const intent = await payments.find(intentId);
  // a verified or authorised card is released; captured money keeps its order
  const isTaken = intent.mode === 'payment' && intent.status !== 'requires_capture';
  if (isPaid(intent) && (isOrdered || isTaken)) return false;
  if (intent.status !== 'canceled' && intent.status !== 'succeeded')
    await payments.cancel(intentId, { idempotencyKey: `${id}:remove:${intentId}` });
  return true;
}

async function forgetOrder({ database: { orm } }: Deps, id: string, now: number): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (await forgetUnpaidOrder(orm, id, new Date(now))) return true;
    const booking = await findBooking(orm, id);
    if (booking !== null && !isUnpaid(booking)) return false;
    await delay(LOOK_MS);
  }
  return false;
}

/** Cancels intent and waiting order to reopen the basket; 422 when the card is confirmed. */
export async function reopen(deps: Deps, basket: Basket, now: number): Promise<Basket> {
  const { orm } = deps.database;
  const booking = await findBooking(orm, basket.id);
  if (booking === null && basket.intentId === null) return basket;
  const isFree =
    (booking === null || isUnpaid(booking)) && (await giveUp(deps, basket, booking !== null));
  if (!isFree || !(await forgetOrder(deps, basket.id, now)))
    throw invalid('bookingID', 'trains.beingBooked');
  const freed = await setIntent(orm, basket, {
    intentId: null,
    intentRound: basket.intentRound + 1,
  });
  // a concurrent change: the next writer checks again
  return freed ?? basket;
}

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

/** The workflow may be looking at the card right now. */
const LOOKS = 20;
const LOOK_MS = 100;

/** Its card was never confirmed: as long as that is so, its basket can still be changed. */
export function isUnpaid({ status, state, reason, captured }: Booking): boolean {
  const isWaiting =
    status === 'completing' && (state === 'awaiting_payment' || reason === 'PAYMENT_ABANDONED');
  return captured === 0 && (isWaiting || status === 'expired');
}

/** Gives up an intent; false when its card was confirmed. */
async function giveUp(
  { payments }: Deps,
  { id, intentId }: Basket,
  isOrdered: boolean,
): Promise<boolean> {
  if (intentId === null) return true;
  const intent = await payments.find(intentId);
  // a card that was only checked holds no money, and one that is reserved is let go: what a bank took stays with its order
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

/**
 * Takes back the intent of a basket and the order that waited for it, so that the basket can be changed; 422 when its card
 * was confirmed and it is being booked.
 */
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
  // another tab changed it meanwhile: whoever writes next looks at it again
  return freed ?? basket;
}

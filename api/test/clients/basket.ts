import type { TicketItem, TrainBasket } from '@wayfare/api-contract';
import type { BookingApp } from './booking-app';
import type { Database } from '../../src/platform/db/database';
import { signedInMember } from './member-client';
import { passLocation, ticketLocation } from '../builders/build-rail-item';
import { OUT } from './train-buyer';
import { createRider } from './rider-client';
import type { Rider } from './rider-client';

/* For tests: what baskets of trains are filled with, and by whom. */

export const PARIS = [ticketLocation({ day: OUT, ages: [40, 8] })];
export const BACK = [
  ticketLocation({
    day: OUT,
    from: 'FR:paris-gare-du-nord',
    to: 'NL:amsterdam-centraal',
    cents: 7_900,
  }),
];
export const PASS = [passLocation({ day: OUT })];

const visited = (correlation?: string) =>
  correlation === undefined ? {} : { 'x-correlation-id': correlation };

/** Somebody without an account; `correlation` is the visit. */
export const guest = async (
  { ask, sandbox, bearer }: BookingApp,
  correlation?: string,
): Promise<Rider> =>
  createRider(ask, sandbox.origin, {
    authorization: await bearer(),
    ...visited(correlation),
  });

/** Somebody with an account of their own. */
export const member = async (
  { ask, sandbox, keys }: BookingApp,
  database: Database,
  correlation?: string,
): Promise<Rider> =>
  createRider(ask, sandbox.origin, {
    ...(await signedInMember({ database, keys, now: Date.now() })).headers,
    ...visited(correlation),
  });

/** The only ticket of a basket. */
export function ticket({ bookingItems }: TrainBasket): TicketItem {
  const found = bookingItems.find((item) => item.type === 'point-to-point');
  if (found?.type !== 'point-to-point') throw new Error('no ticket');
  return found;
}

export const ofItem = (basket: TrainBasket, index = 0) => ({
  bookingID: basket.booking_id,
  itemID: basket.bookingItems[index]?.id ?? '',
});

/** The call that takes so many bags along. */
export const bag = (basket: TrainBasket, count: number) => {
  const [offer] = ticket(basket).serviceOffers;
  return {
    ...ofItem(basket),
    serviceOfferID: offer?.id ?? '',
    request: {
      serviceId: offer?.serviceId ?? '',
      fareOfferIds: offer?.fareOfferIds ?? [],
      count,
    },
  };
};

/** A payment intent as the bank has it. */
export async function intentAt(
  { sandbox }: BookingApp,
  id: string,
): Promise<{ status: string; amount: number } | undefined> {
  const bank: { payment_intents: { id: string; status: string; amount: number }[] } =
    await sandbox.json('/__payments');
  return bank.payment_intents.find((intent) => intent.id === id);
}

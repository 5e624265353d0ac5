import {
  confirmTrainBooking,
  createTrainBooking,
  createTrainPaymentIntent,
  getLastBasket,
  getTrainBooking,
  prebookTrains,
  removeTrainPaymentIntent,
  trainBooking,
  updateTravelers,
} from '@wayfare/api-contract';
import type { CreateBookingRequest, TrainBasket } from '@wayfare/api-contract';
import { completed, confirmCard, found } from './traveller-client';
import type { Ask } from './traveller-client';
import { passengersOf } from './train-buyer';

/* For tests: somebody with a session who fills and pays a basket step by step, as the pages do. */

type Item = CreateBookingRequest['booking']['items'][number];
/** What an item is made of: the locations of its offers, or with what it was found by. */
export type Wanted = readonly string[] | Item;

export const totalOf = ({ prices }: Pick<TrainBasket, 'prices'>): string =>
  prices.amountsToDisplay[0]?.amount.value ?? '';

export function createRider(ask: Ask, sandbox: string, headers: Record<string, string>) {
  const of = ({ booking_id: bookingID }: Pick<TrainBasket, 'booking_id'>) => ({ bookingID });

  const rider = {
    headers,
    add: (...items: readonly Wanted[]) =>
      ask(
        createTrainBooking,
        {
          booking: {
            items: items.map((item) =>
              'offerLocations' in item ? item : { offerLocations: [...item] },
            ),
          },
        },
        headers,
      ),
    basket: async (...items: readonly Wanted[]): Promise<TrainBasket> =>
      found(await rider.add(...items)),
    name: (basket: TrainBasket, lastName = 'de Vries') =>
      ask(
        updateTravelers,
        {
          ...of(basket),
          items: basket.bookingItems.map((item) => ({
            itemID: item.id,
            travelers: passengersOf(item, lastName),
          })),
        },
        headers,
      ),
    prebook: (basket: TrainBasket, shownTotal = totalOf(basket)) =>
      ask(
        prebookTrains,
        {
          ...of(basket),
          request: {
            items: basket.bookingItems.map(({ id, ticketingOptions: [option] }) => ({
              id,
              ticketingOption: option?.code ?? 'PAH',
            })),
            shownTotal,
          },
        },
        headers,
      ),
    /** a basket whose places and prices are kept */
    prebooked: async (...items: readonly Wanted[]): Promise<TrainBasket> =>
      found(await rider.prebook(found(await rider.name(await rider.basket(...items))))),
    intent: async () => found(await ask(createTrainPaymentIntent, {}, headers)).paymentIntent,
    remove: () => ask(removeTrainPaymentIntent, {}, headers),
    confirm: (intentId: string) =>
      ask(confirmTrainBooking, { payment_intent_id: intentId }, headers),
    pay: (intent: Parameters<typeof confirmCard>[1], card?: string) =>
      confirmCard(sandbox, intent, card),
    present: async ({ booking_id: bookingID }: Pick<TrainBasket, 'booking_id'>) =>
      (await ask(getTrainBooking, { bookingID }, headers)).result,
    last: async () => found(await ask(getLastBasket, {}, headers)),
    booking: async (id: string) => found(await ask(trainBooking, { booking_id: id }, headers)),
    outcome: (id: string) => completed(() => rider.booking(id)),
  };
  return rider;
}

export type Rider = ReturnType<typeof createRider>;

import {
  confirmTrainBooking,
  createTrainBooking,
  createTrainPaymentIntent,
  prebookTrains,
  trainBooking,
  updateTravelers,
} from '@wayfare/api-contract';
import type {
  PassengerField,
  TicketItem,
  TrainBasket,
  TrainBookingView,
  TrainItem,
  TrainPassenger,
} from '@wayfare/api-contract';
import { addDays, siteDay } from '@wayfare/domain';
import { completed, confirmCard, found } from './traveller-client';
import type { Ask } from './traveller-client';

/* For tests: somebody with a session who buys what offers stand for, as the pages do. */

const TODAY = siteDay();
export const OUT = addDays(TODAY, 40);
export const BACK = addDays(OUT, 6);

const NAMES = ['Anneke', 'Bo', 'Zoë', 'Ana', 'Jürgen'];

const VALUES: Readonly<Record<Exclude<PassengerField, 'date_of_birth'>, string>> = {
  title: 'MX',
  country_of_residence: 'NL',
  countryCode: 'NL',
  type: 'PASSPORT',
  expirationDate: addDays(TODAY, 2_000),
  documentNumber: 'NX1234567',
  email: 'anneke@example.com',
  phone_number: '+31612345678',
  reduction_card_id: 'CARD123',
};

const isTitle = (text: string): text is NonNullable<TrainPassenger['title']> => text === 'MX';

/** Who travels on an item, with all that its carrier asks for. */
export function passengersOf(item: TrainItem, lastName: string): TrainPassenger[] {
  return item.travelers.map(({ id, age, leadTraveler }, index) => {
    const fields = leadTraveler
      ? [...item.passengerFields, ...item.leadFields]
      : item.passengerFields;
    const asked = Object.fromEntries(
      fields.map((field) => [
        field,
        field === 'date_of_birth' ? addDays(OUT, -366 * age - 60) : VALUES[field],
      ]),
    );
    const { title = '', type: _type, ...rest } = asked;
    return {
      id,
      first_name: NAMES[index] ?? 'Ada',
      last_name: lastName,
      ...rest,
      ...(isTitle(title) ? { title } : {}),
      ...(fields.includes('type') ? { type: 'PASSPORT' as const } : {}),
    };
  });
}

/** An item by its place in the booking. */
export function itemOf(
  { bookingItems }: Pick<TrainBookingView, 'bookingItems'>,
  index = 0,
): TrainItem {
  const item = bookingItems[index];
  if (item === undefined) throw new Error(`there is no item ${index}`);
  return item;
}

/** The tickets of a booking that are valid. */
export function tickets({ bookingItems }: Pick<TrainBookingView, 'bookingItems'>): TicketItem {
  for (const item of bookingItems)
    if (item.type === 'point-to-point' && item.bookingItemStatus === 'CONFIRMED') return item;
  throw new Error('there are no tickets');
}

const totalOf = ({ prices }: Pick<TrainBasket, 'prices'>) =>
  prices.amountsToDisplay[0]?.amount.value ?? '';

export function createTrainBuyer(ask: Ask, sandbox: string, authorization: string) {
  const headers = { authorization };

  const buyer = {
    headers,

    async booking(id: string): Promise<TrainBookingView> {
      return found(await ask(trainBooking, { booking_id: id }, headers));
    },

    outcome: (id: string) => completed(() => buyer.booking(id)),

    /** basket, passengers, prebooking, card and order; each entry is an item of offers */
    async buy(
      items: readonly (readonly string[])[],
      lastName = 'de Vries',
      adorn: (basket: TrainBasket) => Promise<TrainBasket> = (basket) => Promise.resolve(basket),
    ): Promise<TrainBookingView> {
      const made = found(
        await ask(
          createTrainBooking,
          {
            booking: {
              items: items.map((offerLocations) => ({ offerLocations: [...offerLocations] })),
            },
          },
          headers,
        ),
      );
      const basket = await adorn(made);
      const of = { bookingID: basket.booking_id };
      const named = found(
        await ask(
          updateTravelers,
          {
            ...of,
            items: basket.bookingItems.map((item) => ({
              itemID: item.id,
              travelers: passengersOf(item, lastName),
            })),
          },
          headers,
        ),
      );
      const delivery = named.bookingItems.map(({ id, ticketingOptions }) => ({
        id,
        ticketingOption: ticketingOptions[0]?.code ?? 'TICKETLESS',
      }));
      found(
        await ask(
          prebookTrains,
          { ...of, request: { items: delivery, shownTotal: totalOf(named) } },
          headers,
        ),
      );
      const { paymentIntent } = found(await ask(createTrainPaymentIntent, {}, headers));
      found(await ask(confirmTrainBooking, { payment_intent_id: paymentIntent.id }, headers));
      await confirmCard(sandbox, paymentIntent);
      const bought = await buyer.outcome(basket.booking_id);
      if (bought.status !== 'confirmed')
        throw new Error(`the booking is ${bought.status}: ${bought.reason}`);
      return bought;
    },
  };
  return buyer;
}

export type TrainBuyer = ReturnType<typeof createTrainBuyer>;

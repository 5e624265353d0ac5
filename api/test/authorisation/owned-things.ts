import { randomUUID } from 'node:crypto';
import { bookHotel, orderFlight, searchTickets } from '@wayfare/api-contract';
import type {
  BookRequest,
  FlightOrderRequest,
  TrainBasket,
  TrainPassenger,
} from '@wayfare/api-contract';
import type { BookingApp } from '../clients/booking-app';
import { createFlier } from '../clients/flier-client';
import { OUT, passengersOf } from '../clients/train-buyer';
import { createRider } from '../clients/rider-client';
import { createTraveller, found } from '../clients/traveller-client';

/* For tests: a booking of each product and an open basket, which is all that a stranger could reach for. */

export interface OwnedThings {
  readonly hotel: { readonly id: string; readonly book: BookRequest };
  readonly flight: {
    readonly id: string;
    readonly order: FlightOrderRequest;
    readonly sliceId: string;
  };
  readonly train: {
    readonly id: string;
    readonly reference: string;
    readonly itemId: string;
    readonly intent: string;
  };
  readonly basket: {
    readonly id: string;
    readonly itemId: string;
    readonly travellers: readonly TrainPassenger[];
    readonly total: string;
  };
  /** texts that nobody else may ever read */
  readonly canaries: readonly string[];
}

const TICKETS = {
  legs: [{ origin: 'DE:berlin', destination: 'DE:hamburg', departure: `${OUT}T08:00` }],
  travelers: [{ age: 40, cards: [] }],
};

/** Makes them for whoever these headers name. */
export async function ownThings(api: BookingApp, authorization: string): Promise<OwnedThings> {
  const traveller = createTraveller(api.ask, api.sandbox.origin, authorization);
  const quote = await traveller.quote('H-RQ');
  const book = traveller.bookRequest(quote, (await traveller.intent(quote)).id);
  const hotel = found(await api.ask(bookHotel, book, traveller.headers));

  const flier = createFlier(api.ask, api.sandbox.origin, authorization);
  const offer = await flier.offer('AMS-BCN');
  const priced = await flier.quote(offer);
  const order = flier.orderRequest(priced, (await flier.intent(priced.quote_id)).id);
  const flight = found(await api.ask(orderFlight(), order, flier.headers));

  const rider = createRider(api.ask, api.sandbox.origin, { authorization });
  const { offers } = found(await api.ask(searchTickets, TICKETS, rider.headers));
  const [first, second] = offers.filter(({ compatibleOffers }) => compatibleOffers.length === 0);
  if (first === undefined || second === undefined) throw new Error('there are no two tickets');
  const sold = await rider.prebooked({ offerLocations: [first.location], criteria: TICKETS });
  const intent = await rider.intent();
  found(await rider.confirm(intent.id));
  await rider.pay(intent);
  // another basket would open this one again as long as it is not paid
  const train = await rider.outcome(sold.booking_id);
  const open = await rider.basket({ offerLocations: [second.location], criteria: TICKETS });
  const itemOf = ({ bookingItems: [item] }: Pick<TrainBasket, 'bookingItems'>) => {
    if (item === undefined) throw new Error('the basket is empty');
    return item;
  };
  const shown = [hotel, flight, train].map(({ reference }) => reference);
  return {
    hotel: { id: hotel.booking_id, book },
    flight: { id: flight.booking_id, order, sliceId: offer.slices[0]?.id ?? '' },
    train: {
      id: sold.booking_id,
      reference: train.reference,
      itemId: itemOf(sold).id,
      intent: intent.id,
    },
    basket: {
      id: open.booking_id,
      itemId: itemOf(open).id,
      travellers: passengersOf(itemOf(open), 'Canary'),
      total: open.prices.amountsToDisplay[0]?.amount.value ?? '',
    },
    canaries: [...shown, hotel.booking_id, flight.booking_id, sold.booking_id, open.booking_id],
  };
}

const ids = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** The same, of nobody: every id has its form and is unknown. */
export function unknownThings({ hotel, flight, train, basket }: OwnedThings): OwnedThings {
  return {
    hotel: { id: ids('bk'), book: { ...hotel.book, optionRefId: ids('qt') } },
    flight: {
      id: ids('bk'),
      order: { ...flight.order, quote_id: ids('qt') },
      sliceId: flight.sliceId,
    },
    train: { id: ids('bk'), reference: 'ZZZZZZZZ', itemId: train.itemId, intent: ids('pi') },
    basket: { ...basket, id: ids('bk') },
    canaries: [],
  };
}

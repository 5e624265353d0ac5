import { randomUUID } from 'node:crypto';
import {
  createPaymentIntent,
  flightBooking,
  flightOffer,
  flightQuote,
  flightSearch,
  orderFlight,
  seatMaps,
} from '@wayfare/api-contract';
import type {
  BookResult,
  FlightBookingView,
  FlightOffer,
  FlightOrderRequest,
  FlightQuote,
  FlightQuoteRequest,
  FlightTraveller,
  TravellerType,
} from '@wayfare/api-contract';
import { addDays, today } from '@wayfare/domain';
import type { IsoDate } from '@wayfare/domain';
import { completed, confirmCard, found } from './traveller-client';
import type { Ask } from './traveller-client';

/* For tests: somebody with a session who searches, orders and pays for flights as the pages do. */

export const OUT = addDays(today('UTC'), 40);
export const BACK = addDays(OUT, 7);
export const CONTACT = {
  email: 'Anneke@Example.com',
  confirm_email: 'Anneke@Example.com',
} as const;

const NAMES = ['Anneke', 'Łukasz', 'Zoë', 'Bo', 'Jürgen', 'Ana'];
const BIRTHS: Readonly<Record<TravellerType, number>> = {
  adult: 35,
  child: 7,
  infant_without_seat: 1,
};

/** One traveller for each passenger of an offer; each child and infant with an adult of its own. */
export function travellersOf({ passengers }: Pick<FlightOffer, 'passengers'>): FlightTraveller[] {
  const adults = passengers.filter(({ type }) => type === 'adult').map(({ id }) => id);
  const charges = { child: [...adults], infant_without_seat: [...adults] };
  return passengers.map(({ id, type }, index) => ({
    passenger_id: id,
    name: NAMES[index] ?? `Ada${'abcdefghi'.charAt(index)}`,
    surname: 'de Vries',
    gender: index % 2 === 0 ? 'FEMALE' : 'MALE',
    date_of_birth: addDays(OUT, -365 * BIRTHS[type]),
    phone: { type: 'MOBILE', prefix: '31', number: '612345678' },
    responsible_adult: type === 'adult' ? null : (charges[type].shift() ?? null),
  }));
}

interface Wish {
  readonly passengers?: readonly TravellerType[];
  readonly back?: IsoDate | null;
  readonly out?: IsoDate;
}

type Services = FlightQuoteRequest['services'];
type Wanted = (offer: FlightOffer) => boolean;

export function createFlier(ask: Ask, sandbox: string, authorization: string) {
  const headers = { authorization };

  const flier = {
    headers,
    authorization,

    /** offers of one page for `AMS-BCN`, cheapest first; there and back with `back` */
    async offers(
      route: string,
      { passengers = ['adult'], back = null, out = OUT }: Wish = {},
    ): Promise<FlightOffer[]> {
      const [origin = '', destination = ''] = route.split('-');
      const slices = [
        { origin, destination, departure_date: out },
        ...(back === null
          ? []
          : [{ origin: destination, destination: origin, departure_date: back }]),
      ];
      const request = {
        slices,
        cabin_class: 'economy',
        max_connections: 1,
        passengers: passengers.map((type) => (type === 'child' ? { type, age: 7 } : { type })),
        page_size: 200,
        after: null,
        offer_request: null,
        airports: { origin, destination },
      } as const;
      return found(
        await ask(flightSearch(), { ...request, passengers: [...request.passengers] }, headers),
      ).offers;
    },

    async offer(route: string, wish: Wish = {}, wanted: Wanted = () => true): Promise<FlightOffer> {
      const offer = (await flier.offers(route, wish)).find(wanted);
      if (offer === undefined) throw new Error(`no such offer from ${route}`);
      return offer;
    },

    async withBags(offer: Pick<FlightOffer, 'id'>): Promise<FlightOffer> {
      return found(await ask(flightOffer(offer.id), { services: 'true' }, headers)).offer;
    },

    /** the first free seats of a passenger, one for each flight */
    async seats(offer: Pick<FlightOffer, 'id'>, passengerId: string) {
      const { seat_maps: maps } = found(await ask(seatMaps(), { offer_id: offer.id }, headers));
      return maps.flatMap(({ cabins }) => {
        const elements = cabins.flatMap(({ rows }) =>
          rows.flatMap(({ sections }) => sections.flatMap((section) => section.elements)),
        );
        return elements
          .flatMap(({ designator, available_services: services }) =>
            services
              .filter((service) => service.passenger_id === passengerId)
              .map((service) => ({ ...service, designator })),
          )
          .slice(0, 1);
      });
    },

    quoteRequest: (
      offer: Pick<FlightOffer, 'id'>,
      change: Partial<FlightQuoteRequest> = {},
    ): FlightQuoteRequest => ({ offer_id: offer.id, services: [], shown_total: null, ...change }),

    async quote(
      offer: Pick<FlightOffer, 'id'>,
      services: Services = [],
      type: FlightQuoteRequest['type'] = 'instant',
    ): Promise<FlightQuote> {
      return found(
        await ask(flightQuote(), flier.quoteRequest(offer, { services, type }), headers),
      );
    },

    async intent(quoteId: string) {
      return found(await ask(createPaymentIntent, { offerID: quoteId }, headers)).paymentIntent;
    },

    pay: (intent: Parameters<typeof confirmCard>[1], card?: string) =>
      confirmCard(sandbox, intent, card),

    orderRequest: (
      { quote_id: id, offer, ledger }: FlightQuote,
      intent: string | null,
      change: Partial<FlightOrderRequest> = {},
    ): FlightOrderRequest => ({
      quote_id: id,
      client_reference: randomUUID(),
      passengers: travellersOf(offer),
      contact: CONTACT,
      payment_intent_id: intent,
      accepted_total: ledger.total,
      ...change,
    }),

    /** intent, order and card of a quote, in the order of the pages */
    async order(quote: FlightQuote, card?: string) {
      const intent = quote.terms.needsCard ? await flier.intent(quote.quote_id) : null;
      const request = flier.orderRequest(quote, intent?.id ?? null);
      const booked: BookResult = found(await ask(orderFlight(), request, headers));
      if (intent !== null) await flier.pay(intent, card);
      return { quote, intent, request, booked };
    },

    /** the outcome of an order of one offer */
    async buy(route: string, wish: Wish = {}, wanted?: Wanted): Promise<FlightBookingView> {
      const { booked } = await flier.order(
        await flier.quote(await flier.offer(route, wish, wanted)),
      );
      return flier.outcome(booked.booking_id);
    },

    async booking(id: string): Promise<FlightBookingView> {
      return found(await ask(flightBooking, { booking_id: id }, headers));
    },

    outcome: (id: string) => completed(() => flier.booking(id)),
  };
  return flier;
}

export type Flier = ReturnType<typeof createFlier>;

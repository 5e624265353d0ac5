import * as v from 'valibot';
import { newId } from '../../kit/ids';
import { exchangeOffers } from '../offers/exchange-offers';
import { placeByCode } from '../stations/places';
import { amountOf, pricesOf } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import type { Language } from '../wire/words';
import {
  isTriggered,
  itemOf,
  liveTickets,
  liveTravelers,
  sumOf,
  type Booking,
  type Item,
  type Ticket,
} from './booking';
import type { Bookings } from './bookings';
import { QUOTE_LIFETIME, Quotes, wireQuote, type Quote } from './quotes';
import {
  comparableOffers,
  costOf,
  legsAfter,
  replaceItem,
  replacementAt,
  wireCarried,
  wireWishes,
  type Replacement,
} from './replacement';
import type { RailSeats } from './seats/rail-seats';
import { canExchangeLeg, exchangeOf, isOwed, lastMoment, ticketsOfLeg } from './terms';

const some = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.minLength(1, 'no leg'), v.maxLength(2, 'too many legs'));

const AskedSchema = v.object({
  id: v.string(),
  origin: v.string(),
  destination: v.string(),
  departure: v.string(),
});
const SearchSchema = v.object({ itemId: v.string(), legs: some(AskedSchema) });
const QuoteSchema = v.object({
  itemId: v.string(),
  searchId: v.string(),
  legs: some(v.object({ id: v.string(), selectedOfferId: v.string() })),
});

interface Found {
  item: Item;
  /** the tickets that it was for; others are left when some were given back meanwhile */
  tickets: readonly Ticket[];
  /** by the id of the offer */
  locations: ReadonlyMap<string, { leg: number; location: string }>;
}

interface Exchange extends Quote {
  item: Item;
  tickets: readonly Ticket[];
  replaced: readonly Replacement[];
}

function wireExchange(exchange: Exchange, language: Language) {
  const { item, replaced } = exchange;
  const total = (part: 'difference' | 'fee') =>
    amountOf(replaced.reduce((sum, one) => sum + one[part], 0));
  const carried = replaced.flatMap((one) => one.carried);
  return {
    ...wireQuote(exchange),
    trains: replaced.map(({ offer: { en } }) => ({
      legId: en.leg.id,
      departure: new Date(en.departsAt).toISOString(),
      arrival: new Date(en.arrivesAt).toISOString(),
    })),
    difference: total('difference'),
    fee: total('fee'),
    services: wireCarried(item, carried, language),
    preferences: wireWishes(item, legsAfter(item, replaced)),
  };
}

export type WireExchange = ReturnType<typeof wireExchange>;

const placeOf = (item: Item, legId: string): number =>
  item.legs.findIndex(({ en }) => en.leg.id === legId);

const stationsOf = (code: string): readonly string[] => placeByCode(code)?.stations ?? [code];

/** Other stations of the same town will do; another town only where the carrier lets the route change. */
function checkRoute(item: Item, legs: readonly v.InferOutput<typeof AskedSchema>[]): void {
  for (const [index, asked] of legs.entries()) {
    const present = item.legs[placeOf(item, asked.id)]?.en;
    for (const end of ['origin', 'destination'] as const) {
      const stations = present === undefined ? [] : stationsOf(present[end]);
      if (!stationsOf(asked[end]).some((station) => stations.includes(station)))
        throw refused('same-route-only', `legs.${index}.${end}`);
    }
  }
}

/** Places of the legs that are asked for, all of which may be exchanged. */
function checkLegs(
  booking: Booking,
  item: Item,
  legs: readonly { id: string }[],
  now: number,
): number[] {
  const places = legs.map(({ id }) => placeOf(item, id));
  const unknown = legs[places.indexOf(-1)];
  if (unknown !== undefined) throw refused('not-found', unknown.id);
  if (new Set(places).size < places.length) throw refused('leg-twice', 'legs');
  if (
    !exchangeOf(booking, item, now).eligible ||
    !places.every((leg) => canExchangeLeg(item, leg, now))
  )
    throw refused('not-exchangeable', item.id);
  return places;
}

const areSame = (some: readonly Ticket[], others: readonly Ticket[]): boolean =>
  some.map(({ id }) => id).join() === others.map(({ id }) => id).join();

/** A search finds other trains, a quote says what they cost more, and a confirmation puts them in the place of the old ones. */
export class Exchanges {
  private readonly searches = new Map<string, Found>();
  private readonly quotes = new Quotes<Exchange>('exchange-expired');

  constructor(
    private readonly bookings: Bookings,
    private readonly seats: RailSeats,
  ) {}

  search({ id: bookingId, body, now, language }: Call) {
    const { itemId, legs } = parseWith(SearchSchema, body);
    const booking = this.bookings.sold(bookingId);
    const item = itemOf(booking, itemId);
    const [first = 0] = checkLegs(booking, item, legs, now);
    if (!exchangeOf(booking, item, now).routeChangePossible) checkRoute(item, legs);
    const comfort = item.legs[first]?.en.comfort ?? 'STANDARD';
    const travelers = liveTravelers(item);
    const search = exchangeOffers({ legs, travelers, comfort, now, language });
    const offers = item.legs.flatMap(({ en }, leg) => {
      const own = search.offers.filter((offer) => offer.leg === en.leg.id);
      return (isOwed(item, leg) ? comparableOffers(en, own) : own).map((offer) => {
        const { tickets, difference } = costOf(item, leg, { ...search, offer });
        const fareOffers = offer.fareOffers.map((fare, index) => ({
          ...fare,
          travelerId: tickets[index]?.travelerId ?? fare.travelerId,
          prices: pricesOf(tickets[index]?.cents ?? 0),
        }));
        const prices = pricesOf(sumOf(tickets));
        return { leg, wire: { ...offer, fareOffers, prices, difference: amountOf(difference) } };
      });
    });
    const id = newId('rxs');
    const locations = new Map(
      offers.map(({ leg, wire }) => [wire.id, { leg, location: wire.location }]),
    );
    this.searches.set(id, { item, tickets: liveTickets(item), locations });
    const { legs: found, products } = search;
    return { id, legs: found, offers: offers.map(({ wire }) => wire), products };
  }

  quote({ id: bookingId, body, now, language }: Call): WireExchange {
    const { itemId, searchId, legs } = parseWith(QuoteSchema, body);
    const booking = this.bookings.sold(bookingId);
    const item = itemOf(booking, itemId);
    const found = this.searches.get(searchId);
    if (found?.item !== item) throw refused('not-found', searchId);
    const places = checkLegs(booking, item, legs, now);
    const tickets = liveTickets(item);
    if (!areSame(found.tickets, tickets)) throw refused('booking-changed', searchId);
    const replaced = legs.map(({ selectedOfferId }, index) => {
      const offer = found.locations.get(selectedOfferId);
      if (offer === undefined || offer.leg !== places[index])
        throw refused('not-found', selectedOfferId);
      return replacementAt(item, offer.leg, offer.location, now);
    });
    const [out, back] = legsAfter(item, replaced);
    if (out !== undefined && back !== undefined && back.en.departsAt < out.en.arrivesAt)
      throw refused('back-before-out', 'legs');
    const ends = replaced.flatMap(({ leg, offer: { en } }) => [
      en.expiresAt,
      en.departsAt,
      lastMoment(item, ticketsOfLeg(item, leg), 'exchange'),
    ]);
    const expiresAt = Math.min(now + QUOTE_LIFETIME, ...ends);
    const id = newId('rex');
    return wireExchange(
      this.quotes.keep({ id, booking, item, tickets, replaced, expiresAt, isConfirmed: false }),
      language,
    );
  }

  confirm({ id, partId, now, language }: Call): WireExchange {
    const booking = this.bookings.get(id);
    const apply = ({ item, tickets, replaced }: Exchange): void => {
      const isPresent = item.replacedBy === null && areSame(tickets, liveTickets(item));
      if (!isPresent || isTriggered(item.passengers, 'Exchangefail'))
        throw refused('not-exchangeable', item.id);
      replaceItem(booking, item, replaced, this.seats);
      booking.chargedCents += replaced.reduce((sum, { difference }) => sum + difference, 0);
    };
    return wireExchange(this.quotes.confirm(partId, booking, now, apply), language);
  }
}

export type WireExchangeSearch = ReturnType<Exchanges['search']>;

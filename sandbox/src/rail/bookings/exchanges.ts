import * as v from 'valibot';
import { newId } from '../../kit/ids';
import { exchangeOffers } from '../offers/exchange-offers';
import { placeByCode } from '../stations/places';
import { amountOf, pricesOf } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import type { WireTicketOffer } from '../wire/wire-types';
import type { Language } from '../wire/words';
import type { Booking } from './booking';
import { sumOf, type Item, type Ticket } from './item';
import type { Bookings } from './bookings';
import { QUOTE_LIFETIME, Quotes, wireQuote, type Quote } from './quotes';
import {
  comparableOffers,
  legsAfter,
  replaceItem,
  replacementAt,
  wireCarried,
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
  offers: ReadonlyMap<string, Replacement>;
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
    preferences: item.preferences.map((wish) => ({ ...wish, outcome: 'KEPT' as const })),
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

/** An offer for those who hold the tickets, at what it costs them. */
function wirePrices({ fareOffers }: WireTicketOffer, replacement: Replacement | undefined) {
  const { tickets = [], difference = 0 } = replacement ?? {};
  return {
    difference: amountOf(difference),
    prices: pricesOf(sumOf(tickets)),
    fareOffers: fareOffers.map((fare, index) => ({
      ...fare,
      travelerId: tickets[index]?.travelerId ?? fare.travelerId,
      prices: pricesOf(tickets[index]?.cents ?? 0),
    })),
  };
}

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
    const item = booking.item(itemId);
    const [first = 0] = checkLegs(booking, item, legs, now);
    if (!exchangeOf(booking, item, now).routeChangePossible) checkRoute(item, legs);
    const comfort = item.legs[first]?.en.comfort ?? 'STANDARD';
    const travelers = item.liveTravelers;
    const search = exchangeOffers({ legs, travelers, comfort, now, language });
    const offers = item.legs.flatMap(({ en }, leg) => {
      const own = search.offers.filter((offer) => offer.leg === en.leg.id);
      return isOwed(item, leg) ? comparableOffers(en, own) : own;
    });
    const id = newId('rxs');
    const found = new Map(
      offers.map((offer) => {
        const leg = placeOf(item, offer.leg);
        return [offer.id, replacementAt(item, { leg, location: offer.location, now })];
      }),
    );
    this.searches.set(id, { item, tickets: item.live, offers: found });
    return {
      id,
      legs: search.legs,
      offers: offers.map((offer) => ({ ...offer, ...wirePrices(offer, found.get(offer.id)) })),
      products: search.products,
    };
  }

  quote({ id: bookingId, body, now, language }: Call): WireExchange {
    const { itemId, searchId, legs } = parseWith(QuoteSchema, body);
    const booking = this.bookings.sold(bookingId);
    const item = booking.item(itemId);
    const search = this.searches.get(searchId);
    if (search?.item !== item) throw refused('not-found', searchId);
    const places = checkLegs(booking, item, legs, now);
    const tickets = item.live;
    if (!areSame(search.tickets, tickets)) throw refused('booking-changed', searchId);
    const replaced = legs.map(({ selectedOfferId }, index) => {
      const found = search.offers.get(selectedOfferId);
      if (found === undefined || found.leg !== places[index])
        throw refused('not-found', selectedOfferId);
      return found;
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
      const isPresent = item.replacedBy === null && areSame(tickets, item.live);
      if (!isPresent || item.isTriggered('Exchangefail'))
        throw refused('not-exchangeable', item.id);
      replaceItem(booking, item, replaced, this.seats);
      booking.chargedCents += replaced.reduce((sum, { difference }) => sum + difference, 0);
    };
    return wireExchange(this.quotes.confirm(partId, booking, now, apply), language);
  }
}

export type WireExchangeSearch = ReturnType<Exchanges['search']>;

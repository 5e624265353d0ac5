import * as v from 'valibot';
import { newId } from '../../kit/ids';
import { exchangeOffers } from '../offers/ticket-search';
import { LegSchema } from '../offers/search';
import { amountOf, pricesOf } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import type { Booking, Bookings } from './bookings';
import { sumOf, type Item } from './item';
import type { Ticket } from './items';
import { QUOTE_LIFETIME, Quotes, wireQuote, type Quote } from './quotes';
import {
  comparableOffers,
  legsAfter,
  replaceItem,
  replacementAt,
  wireCarried,
  type Replacement,
} from './replacement';
import { canExchangeLeg, isOwed, lastMoment, ticketsOfLeg } from './terms';

const some = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.minLength(1, 'no leg'), v.maxLength(2, 'too many legs'));

const SearchSchema = v.object({
  itemId: v.string(),
  legs: some(v.object({ id: v.string(), ...LegSchema.entries })),
});
const QuoteSchema = v.object({
  itemId: v.string(),
  searchId: v.string(),
  legs: some(v.object({ id: v.string(), selectedOfferId: v.string() })),
});

interface Found {
  item: Item;
  /** the tickets that it was for; others are left when some were given back meanwhile */
  tickets: readonly Ticket[];
  found: readonly Replacement[];
}

interface Exchange extends Quote {
  item: Item;
  replaced: readonly Replacement[];
}

function wireExchange(exchange: Exchange) {
  const { item, replaced, difference } = exchange;
  return {
    ...wireQuote(exchange),
    trains: replaced.map(({ offer }) => ({
      legId: offer.leg.id,
      departure: new Date(offer.departsAt).toISOString(),
      arrival: new Date(offer.arrivesAt).toISOString(),
    })),
    difference: amountOf(difference),
    fee: amountOf(replaced.reduce((sum, { fee }) => sum + fee, 0)),
    services: replaced.flatMap(({ carried }) => wireCarried(carried)),
    preferences: item.preferences.map((wish) => ({ ...wish, outcome: 'KEPT' as const })),
  };
}

export type WireExchange = ReturnType<typeof wireExchange>;

const placeOf = (item: Item, legId: string): number =>
  item.legs.findIndex(({ leg }) => leg.id === legId);

function checkLegs(booking: Booking, item: Item, places: readonly number[], now: number): void {
  if (!booking.holds(item) || !places.every((leg) => canExchangeLeg(item, leg, now)))
    throw refused('not-exchangeable', item.id);
}

function wireFound({ offer, tickets, difference }: Replacement) {
  const { offer: wire } = offer;
  const fareOffers = wire.fareOffers.map((fare) => {
    const own = tickets.find(({ fareOfferId }) => fareOfferId === fare.id);
    const travelerId = own?.travelerId ?? fare.travelerId;
    return { ...fare, travelerId, prices: pricesOf(own?.cents ?? 0) };
  });
  const prices = pricesOf(sumOf(tickets));
  return { ...wire, fareOffers, prices, difference: amountOf(difference) };
}

/** A search finds other trains, a quote says what they cost more, and a confirmation puts them in the place of the old ones. */
export class Exchanges {
  private readonly searches = new Map<string, Found>();
  private readonly quotes = new Quotes<Exchange>('not-exchangeable', 'exchange-expired');

  constructor(private readonly bookings: Bookings) {}

  search({ id: bookingId, body, now }: Call) {
    const { itemId, legs } = parseWith(SearchSchema, body);
    const booking = this.bookings.sold(bookingId);
    const item = booking.item(itemId);
    const places = legs.map(({ id }) => placeOf(item, id));
    checkLegs(booking, item, places, now);
    const comfort = item.legs[places[0] ?? 0]?.comfort ?? 'STANDARD';
    const travelers = item.liveTravelers;
    const search = exchangeOffers({ legs, travelers, comfort, now });
    const found = item.legs.flatMap((sold, leg) => {
      const own = search.offers.filter((offer) => offer.leg === sold.leg.id);
      const offers = isOwed(item, leg) ? comparableOffers(sold, own) : own;
      return offers.map(({ location }) => replacementAt(item, { leg, location, now }));
    });
    const id = newId('rxs');
    this.searches.set(id, { item, tickets: item.live, found });
    const offers = found.map(wireFound);
    return { id, legs: search.legs, offers, products: search.products };
  }

  quote({ id: bookingId, body, now }: Call): WireExchange {
    const { itemId, searchId, legs } = parseWith(QuoteSchema, body);
    const booking = this.bookings.sold(bookingId);
    const item = booking.item(itemId);
    const search = this.searches.get(searchId);
    if (search?.item !== item) throw refused('not-found', searchId);
    if (search.tickets.some(({ isCanceled }) => isCanceled))
      throw refused('booking-changed', searchId);
    const replaced = legs.map(({ id, selectedOfferId }) => {
      const chosen = search.found.find(({ offer: { offer } }) => offer.id === selectedOfferId);
      if (chosen?.offer.leg.id !== id) throw refused('not-found', selectedOfferId);
      return chosen;
    });
    const places = replaced.map(({ leg }) => leg);
    checkLegs(booking, item, places, now);
    const [out, back] = legsAfter(item, replaced);
    if (out !== undefined && back !== undefined && back.departsAt < out.arrivesAt)
      throw refused('back-before-out', 'legs');
    const ends = replaced.flatMap(({ leg, offer }) => [
      offer.expiresAt,
      offer.departsAt,
      lastMoment(item, ticketsOfLeg(item, leg), 'exchange'),
    ]);
    const exchange = {
      id: newId('rex'),
      booking,
      parts: [search],
      item,
      replaced,
      difference: replaced.reduce((sum, { difference }) => sum + difference, 0),
      expiresAt: Math.min(now + QUOTE_LIFETIME, ...ends),
      isConfirmed: false,
    };
    return wireExchange(this.quotes.keep(exchange));
  }

  confirm({ id, partId, now }: Call): WireExchange {
    const apply = ({ booking, item, replaced }: Exchange): void => {
      if (item.isTriggered('Exchangefail')) throw refused('not-exchangeable', item.id);
      replaceItem(booking, item, replaced);
    };
    return wireExchange(this.quotes.confirm(partId, this.bookings.get(id), now, apply));
  }
}

export type WireExchangeSearch = ReturnType<Exchanges['search']>;

import * as v from 'valibot';
import { newId } from '../../kit/ids';
import type { OfferedTicket } from '../offers/offered';
import { centsOf } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import { liveAssignments, liveTravelerIds } from './assignments';
import { checkConfirmed, type Booking, type InEachLanguage, type TicketItem } from './booking';
import type { Bookings } from './bookings';
import { carriedCents, carryServices, wishesAfter } from './carry-over';
import { legCost, legDeadline } from './exchange-rules';
import {
  checkLegs,
  parseExchangeSearch,
  searchExchange,
  type FoundExchange,
  type WireExchangeSearch,
} from './exchange-search';
import { carriedForNothing, ticketAtPaidPrice } from './owed-offers';
import { adoptedTicket } from './read-ticket';
import { replaceItem } from './replace-item';
import { owedExchange } from './schedule-change';
import type { RailSeats } from './seats/rail-seats';
import { ticketItem } from './services';
import { isTriggered } from './triggers';
import { type Exchange, type WireExchange, wireExchange } from './wire-exchange';

const LIFETIME = 15 * 60_000;

const QuoteSchema = v.object({
  itemId: v.string(),
  searchId: v.string(),
  legs: v.pipe(
    v.array(v.object({ id: v.string(), selectedOfferId: v.string() })),
    v.minLength(1, 'no leg'),
    v.maxLength(2, 'too many legs'),
  ),
});
type ChosenLeg = v.InferOutput<typeof QuoteSchema>['legs'][number];

function chosenOffer(
  { item, offers, travelerIds }: FoundExchange,
  { id: legId, selectedOfferId }: ChosenLeg,
  now: number,
): InEachLanguage<OfferedTicket> {
  const offer = offers.get(selectedOfferId);
  if (offer === undefined || offer.legId !== legId) throw refused('not-found', selectedOfferId);
  const { en, nl } = adoptedTicket(offer.location, { legId, travelerIds, now });
  return owedExchange(item, legId) === undefined
    ? { en, nl }
    : { en: ticketAtPaidPrice(item, en), nl: ticketAtPaidPrice(item, nl) };
}

function sameIds(left: readonly string[], right: readonly string[]): boolean {
  return left.join() === right.join();
}

/** A search finds other trains, a quote says what they cost more, and a confirmation puts them in the place of the old ones. */
export class Exchanges {
  private readonly searches = new Map<string, FoundExchange>();
  private readonly byId = new Map<string, Exchange>();

  constructor(
    private readonly bookings: Bookings,
    private readonly seats: RailSeats,
  ) {}

  search({ id, body, now, language }: Call): WireExchangeSearch {
    const { itemId, legs } = parseExchangeSearch(body);
    const { booking, item } = this.bought(id, itemId);
    const { found, wire } = searchExchange(booking, item, { legs, now, language });
    this.searches.set(found.id, found);
    return wire;
  }

  quote({ id, body, now, language }: Call): WireExchange {
    const { itemId, searchId, legs } = parseWith(QuoteSchema, body);
    const { booking, item } = this.bought(id, itemId);
    const found = this.searches.get(searchId);
    if (found === undefined || found.item !== item) throw refused('not-found', searchId);
    checkLegs(booking, item, legs, now);
    if (!sameIds(found.travelerIds, liveTravelerIds(item)))
      throw refused('booking-changed', searchId);
    const chosen = legs.map((leg) => chosenOffer(found, leg, now));
    const offers = item.offers.map(
      (present) => chosen.find(({ en }) => en.leg.id === present.en.leg.id) ?? present,
    );
    if (offers.some(({ en }, index) => en.departsAt < (offers[index - 1]?.en.arrivesAt ?? 0)))
      throw refused('back-before-out', 'legs');
    const carried = chosen.map(({ en }) => {
      const services = carryServices(item, en.leg.id, en.offer);
      return owedExchange(item, en.leg.id) === undefined ? services : carriedForNothing(services);
    });
    const costs = chosen.map(({ en }, index) =>
      legCost(item, en.leg.id, centsOf(en.offer.prices) + carriedCents(carried[index] ?? [])),
    );
    const exchange: Exchange = {
      id: newId('rex'),
      booking,
      item,
      assignmentIds: liveAssignments(item).map(({ id }) => id),
      offers,
      trains: chosen.map(({ en }) => ({
        legId: en.leg.id,
        departure: new Date(en.departsAt).toISOString(),
        arrival: new Date(en.arrivesAt).toISOString(),
      })),
      carried: carried.flat(),
      wishes: wishesAfter(item, offers),
      difference: costs.reduce((sum, { difference }) => sum + difference, 0),
      fee: costs.reduce((sum, { fee }) => sum + fee, 0),
      expiresAt: Math.min(
        now + LIFETIME,
        ...chosen.map(({ en }) => Math.min(en.expiresAt, en.departsAt)),
        ...legs.map((leg) => legDeadline(item, leg.id) ?? now),
      ),
      isConfirmed: false,
    };
    this.byId.set(exchange.id, exchange);
    return wireExchange(exchange, language);
  }

  confirm({ id, partId: exchangeId, now, language }: Call): WireExchange {
    const booking = this.bookings.get(id);
    const exchange = this.byId.get(exchangeId);
    if (exchange === undefined || exchange.booking !== booking)
      throw refused('not-found', exchangeId);
    if (exchange.isConfirmed) return wireExchange(exchange, language);
    const { item, assignmentIds, offers, carried } = exchange;
    const isPresent =
      item.replacedBy === null &&
      sameIds(
        assignmentIds,
        liveAssignments(item).map(({ id }) => id),
      );
    if (!isPresent || isTriggered(item, 'Exchangefail')) throw refused('not-exchangeable', item.id);
    if (now >= exchange.expiresAt) throw refused('exchange-expired', exchangeId);
    replaceItem(booking, item, {
      offers,
      services: carried.flatMap(({ is }) => is ?? []),
      seats: this.seats,
    });
    booking.chargedCents += exchange.difference;
    exchange.isConfirmed = true;
    return wireExchange(exchange, language);
  }

  private bought(bookingId: string, itemId: string): { booking: Booking; item: TicketItem } {
    const booking = this.bookings.get(bookingId);
    checkConfirmed(booking);
    const item = this.bookings.item(booking, itemId);
    if (item.type === 'pass') throw refused('not-exchangeable', item.id);
    return { booking, item: ticketItem(item) };
  }
}

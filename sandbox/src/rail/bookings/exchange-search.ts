import * as v from 'valibot';
import { newId } from '../../kit/ids';
import { exchangeOffers } from '../offers/exchange-offers';
import type { WireLeg, WireProduct, WireSolution, WireTicketOffer } from '../wire/wire-types';
import { amountOf, centsOf, type WireAmount } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Language } from '../wire/words';
import { renameTravelers } from './adopt-offer';
import { liveTravelerIds } from './assignments';
import type { Booking, TicketItem } from './booking';
import { carriedCents, carryServices } from './carry-over';
import {
  canExchangeLeg,
  checkRoute,
  exchangeOf,
  legCost,
  searchedTravelers,
} from './exchange-rules';
import { atPaidPrice, carriedForNothing, comparableOffers } from './owed-offers';
import { owedExchange } from './schedule-change';

const BodySchema = v.object({
  itemId: v.string(),
  legs: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        origin: v.string(),
        destination: v.string(),
        departure: v.string(),
      }),
    ),
    v.minLength(1, 'no leg'),
    v.maxLength(2, 'too many legs'),
  ),
});
type ExchangeSearchBody = v.InferOutput<typeof BodySchema>;

export function parseExchangeSearch(body: unknown): ExchangeSearchBody {
  return parseWith(BodySchema, body);
}

export interface FoundExchange {
  id: string;
  item: TicketItem;
  travelerIds: readonly string[];
  offers: ReadonlyMap<string, { legId: string; location: string }>;
}

export interface WireExchangeSearch {
  id: string;
  legs: (WireLeg & { solutions: WireSolution[] })[];
  offers: (WireTicketOffer & { difference: WireAmount })[];
  products: WireProduct[];
}

export function checkLegs(
  booking: Booking,
  item: TicketItem,
  legs: readonly { id: string }[],
  now: number,
): void {
  const unknown = legs.find(({ id }) => !item.offers.some(({ en }) => en.leg.id === id));
  if (unknown !== undefined) throw refused('not-found', unknown.id);
  if (new Set(legs.map(({ id }) => id)).size < legs.length) throw refused('leg-twice', 'legs');
  if (
    !exchangeOf(booking, item, now).eligible ||
    !legs.every(({ id }) => canExchangeLeg(item, id, now))
  )
    throw refused('not-exchangeable', item.id);
}

interface Asked {
  legs: ExchangeSearchBody['legs'];
  now: number;
  language: Language;
}

export function searchExchange(
  booking: Booking,
  item: TicketItem,
  { legs, now, language }: Asked,
): { found: FoundExchange; wire: WireExchangeSearch } {
  checkLegs(booking, item, legs, now);
  checkRoute(item, legs);
  const comfort = item.offers.find(({ en }) => en.leg.id === legs[0]?.id)?.en.comfort ?? 'STANDARD';
  const search = exchangeOffers({
    legs,
    travelers: searchedTravelers(item),
    comfort,
    now,
    language,
  });
  const travelerIds = liveTravelerIds(item);
  const offers = legs.flatMap(({ id: legId }) => {
    const own = search.offers.filter(({ leg }) => leg === legId);
    const present = item.offers.find(({ en }) => en.leg.id === legId)?.en;
    return present === undefined || owedExchange(item, legId) === undefined
      ? own
      : comparableOffers(present, own);
  });
  const id = newId('rxs');
  return {
    found: {
      id,
      item,
      travelerIds,
      offers: new Map(
        offers.map((offer) => [offer.id, { legId: offer.leg, location: offer.location }]),
      ),
    },
    wire: {
      id,
      legs: search.legs,
      offers: offers.map((found) => {
        const isOwed = owedExchange(item, found.leg) !== undefined;
        const sold = {
          ...found,
          fareOffers: renameTravelers(found.fareOffers, search.travelers, travelerIds),
        };
        const offer = isOwed ? atPaidPrice(item, found.leg, sold) : sold;
        const carried = carryServices(item, offer.leg, offer);
        const newCents =
          centsOf(offer.prices) + carriedCents(isOwed ? carriedForNothing(carried) : carried);
        return { ...offer, difference: amountOf(legCost(item, offer.leg, newCents).difference) };
      }),
      products: search.products,
    },
  };
}

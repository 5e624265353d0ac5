import { comfortRank } from '../fares/grades';
import type { Language } from '../wire/words';
import { checkLegs } from './check-search';
import type { SearchLeg, SearchTraveler } from './search';
import { searchTickets } from './ticket-search';
import type { Comfort, WireTicketSearch } from '../wire/wire-types';

interface ExchangeSearch {
  /** with the ids of the item's legs, which the answer keeps */
  legs: readonly (SearchLeg & { id: string })[];
  travelers: readonly SearchTraveler[];
  comfort: Comfort;
  now: number;
  language: Language;
}

/**
 * Other tickets in exchange for legs of a booking, each sold by itself. `location` of an offer reads back with
 * `offerByLocation`. Throws INVALID where the legs cannot be searched for.
 */
export function exchangeOffers({
  legs,
  travelers,
  comfort,
  now,
  language,
}: ExchangeSearch): WireTicketSearch {
  const departures = checkLegs(legs, now);
  const search = {
    legs: legs.map((leg, index) => ({
      ...leg,
      window: { from: 'after' as const, at: departures[index] ?? now },
    })),
    travelers,
    at: now,
  };
  const found = searchTickets(search, language, false);
  const offers = found.offers.filter(
    ({ comfortCategory }) => comfortRank(comfortCategory.code) >= comfortRank(comfort),
  );
  const codes = new Set(
    offers.flatMap(({ fareOffers }) =>
      fareOffers.flatMap(({ fares }) => fares.map(({ productCode }) => productCode)),
    ),
  );
  return { ...found, offers, products: found.products.filter(({ code }) => codes.has(code)) };
}

import { comfortRank } from '../fares/grades';
import type { Comfort } from '../wire/codes';
import { checkLegs } from './check-search';
import type { SearchLeg, SearchTraveler } from './search';
import { searchTickets } from './ticket-search';

/**
 * Other tickets in exchange for legs of a booking, each sold by itself; the legs keep their ids. `location` of an offer
 * reads back with `offerByLocation`. Throws INVALID where the legs cannot be searched for.
 */
export function exchangeOffers(search: {
  legs: readonly (SearchLeg & { id: string })[];
  travelers: readonly SearchTraveler[];
  comfort: Comfort;
  now: number;
}) {
  const { travelers, comfort, now } = search;
  const legs = checkLegs(search.legs, now);
  const found = searchTickets({ legs, travelers, at: now }, false);
  const offers = found.offers.filter(
    ({ comfortCategory }) => comfortRank(comfortCategory.code) >= comfortRank(comfort),
  );
  const fares = offers.flatMap(({ fareOffers }) => fareOffers.flatMap((offer) => offer.fares));
  const codes = new Set(fares.map(({ productCode }) => productCode));
  return { ...found, offers, products: found.products.filter(({ code }) => codes.has(code)) };
}

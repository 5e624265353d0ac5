import { refused } from '../../duffel/problems';
import { addPrices, BRANDS, journeyPrice, reprice, type FareChoice } from '../fares/price';
import type { Traveller } from '../fares/travellers';
import { cabinAboard } from '../reference/aircraft';
import { firstOf, lastOf, sellerOf, type Flight } from '../timetable/flight';
import { testRoute } from '../timetable/test-routes';
import type { Search } from './search';
import { tripsOf, type Trip } from './trips';

export type Slice = ReturnType<typeof fares>[number] & { key: string };
export type Offer = ReturnType<typeof offersOf>[number];

const LIFETIME = 30 * 60_000;

export function expiresAt({ search }: Offer): number {
  return search.at + LIFETIME;
}

/** The fares at which a journey is sold, the cheapest first: none where no flight of it has the cabin. */
export function fares(
  flights: readonly Flight[],
  choice: FareChoice,
  travellers: readonly Traveller[],
) {
  const { cabin } = choice;
  const seller = sellerOf(flights);
  const isLowcost = seller.kind === 'lowcost';
  const isThere = flights.some(({ departure }) => cabinAboard(departure, cabin) === cabin);
  if (!isThere || (isLowcost && cabin !== 'economy')) return [];
  return BRANDS[isLowcost ? 'lowcost' : cabin].map((brand) => {
    const price = journeyPrice(flights, brand, choice, travellers);
    return { flights, seller, cabin, brand, price };
  });
}

function effectsOf(trip: Trip): Set<string> {
  const effects = trip.flatMap((journey) => {
    const [{ from }, { to }] = [firstOf(journey).departure, lastOf(journey).departure];
    return testRoute(from.iata, to.iata)?.effect ?? [];
  });
  return new Set(effects);
}

function offersFor(trip: Trip, search: Search) {
  const { cabin, at, travellers } = search;
  const choice = { cabin, at, isReturn: trip.length > 1 };
  const [first = [], ...others] = trip.map((flights) => fares(flights, choice, travellers));
  const effects = effectsOf(trip);
  return first.flatMap((start) => {
    const rest = others.flatMap(
      (directions) => directions.find(({ brand }) => brand.code === start.brand.code) ?? [],
    );
    if (rest.length < others.length) return [];
    const slices = [start, ...rest].map((slice) => ({ ...slice, key: '' }));
    const price = addPrices(slices.map((slice) => slice.price));
    return [{ search, owner: sellerOf(trip.flat()), slices, travellers, price, effects }];
  });
}

/** The same for the same search whenever it is asked, the cheapest first. */
export function offersOf(search: Search) {
  return tripsOf(search)
    .flatMap((trip) => offersFor(trip, search))
    .sort((a, b) => a.price.total - b.price.total)
    .map((offer, index) => {
      const id = `${search.id.replace('orq', 'off')}_${index}`;
      const slices = offer.slices.map((slice, at) => ({ ...slice, key: `${id}/${at}` }));
      return { ...offer, id, slices };
    });
}

export function repriced(offer: Offer, factor: number): Offer {
  const slices = offer.slices.map((slice) => ({ ...slice, price: reprice(slice.price, factor) }));
  return { ...offer, slices, price: addPrices(slices.map(({ price }) => price)) };
}

export function checkSold(offer: Offer, now: number): void {
  if (offer.effects.has('offer-gone')) throw refused('offer_no_longer_available');
  if (now >= expiresAt(offer)) throw refused('offer_expired');
}

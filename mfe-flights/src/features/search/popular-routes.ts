import type { IsoDate } from '@wayfare/domain';
import {
  EMPTY_SEARCH,
  NO_PLACE,
  type FlightSearch,
  type Place,
} from '../../domain/search/criteria';

/** Cities that many fly to, by IATA code; their names stand in the catalogue under `cities`. */
export const POPULAR_CITIES = ['BCN', 'LON', 'ROM', 'LIS', 'PAR', 'NYC'] as const;

/** Where most of our travellers live. */
export const HOME = 'AMS';

const MOST = 6;

/** Where one flies from a city, by its name: to any other. */
export function destinationsFrom(
  city: string | undefined,
  nameOf: (code: (typeof POPULAR_CITIES)[number] | typeof HOME) => string,
): Place[] {
  return ([HOME, ...POPULAR_CITIES] as const)
    .map((code) => ({ code, name: nameOf(code) }))
    .filter(({ name }) => name !== city)
    .slice(0, MOST);
}

/** A search that begins at a place. */
export const searchFrom = (from: Place): FlightSearch => ({
  ...EMPTY_SEARCH,
  slices: [{ from, to: NO_PLACE, departureDate: '' }],
});

/** One adult, one way, on a day: what the price of a popular route is of. */
export const routeSearch = (from: Place, to: Place, departureDate: IsoDate): FlightSearch => ({
  ...EMPTY_SEARCH,
  trip: 'one_way',
  slices: [{ from, to, departureDate }],
});

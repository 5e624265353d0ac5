import type { IsoDate } from '@wayfare/domain';
import {
  EMPTY_SEARCH,
  NO_PLACE,
  type FlightSearch,
  type Place,
} from '../../domain/search/criteria';

/** IATA codes; names are in the catalogue under `cities`. */
export const POPULAR_CITIES = ['BCN', 'LON', 'ROM', 'LIS', 'PAR', 'NYC'] as const;

/** Default origin: most of our travellers live there. */
export const HOME = 'AMS';

const MOST = 6;

export function destinationsFrom(
  city: string | undefined,
  nameOf: (code: (typeof POPULAR_CITIES)[number] | typeof HOME) => string,
): Place[] {
  return ([HOME, ...POPULAR_CITIES] as const)
    .map((code) => ({ code, name: nameOf(code) }))
    .filter(({ name }) => name !== city)
    .slice(0, MOST);
}

export const searchFrom = (from: Place): FlightSearch => ({
  ...EMPTY_SEARCH,
  slices: [{ from, to: NO_PLACE, departureDate: '' }],
});

/** One adult, one way: the basis of a popular route's price. */
export const routeSearch = (from: Place, to: Place, departureDate: IsoDate): FlightSearch => ({
  ...EMPTY_SEARCH,
  trip: 'one_way',
  slices: [{ from, to, departureDate }],
});

import type { IsoDate } from '@wayfare/domain';
import { EMPTY_SEARCH, type FlightSearch } from './criteria';

/** Cities that many fly to, by IATA code; their names stand in the catalogue under `cities`. */
export const POPULAR_CITIES = ['BCN', 'LON', 'ROM', 'LIS', 'PAR', 'NYC'] as const;
export type PopularCity = (typeof POPULAR_CITIES)[number];

/** Where most of our travellers live. */
const HOME = 'AMS';

/** One adult, one way, on a day: what the price of a popular route is of. */
export const routeSearch = (
  city: PopularCity,
  departureDate: IsoDate,
  nameOf: (code: PopularCity | typeof HOME) => string,
): FlightSearch => ({
  ...EMPTY_SEARCH,
  trip: 'one_way',
  slices: [
    {
      from: { code: HOME, name: nameOf(HOME) },
      to: { code: city, name: nameOf(city) },
      departureDate,
    },
  ],
});

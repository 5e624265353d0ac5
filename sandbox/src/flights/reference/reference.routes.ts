import * as v from 'valibot';
import { pageOf } from '../../duffel/paging';
import { notFound, parseQuery } from '../../duffel/problems';
import type { Route } from '../../duffel/routes';
import { AIRCRAFT } from './aircraft';
import { AIRLINES } from './airlines';
import { AIRPORTS } from './airports';
import { placesAround, suggestPlaces } from './places';
import { wireAircraft, wireAirline, wireAirport } from './wire-places';

const degrees = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(Number),
    v.number('must be a number'),
    v.minValue(-most),
    v.maxValue(most),
  );
const NameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(100, 'must be 100 characters or fewer'),
);
const SuggestionsSchema = v.union([
  v.object({
    lat: degrees(90),
    lng: degrees(180),
    rad: v.optional(
      v.pipe(v.string(), v.transform(Number), v.number('must be a number'), v.minValue(1)),
      '100000',
    ),
  }),
  v.object({ query: NameSchema }),
  v.object({ name: NameSchema }),
]);

/** A list with its members, as the supplier lays out all of its reference data. */
function listed<T extends { id: string }>(path: string, what: string, list: () => T[]): Route[] {
  return [
    ['GET', path, ({ query }) => pageOf(list(), query, (item) => item)],
    [
      'GET',
      `${path}/:id`,
      ({ id }) => {
        const found = list().find((item) => item.id === id);
        if (found === undefined) throw notFound(what);
        return found;
      },
    ],
  ];
}

export const referenceRoutes: readonly Route[] = [
  ...listed('/air/airports', 'airport', () => AIRPORTS.map(wireAirport)),
  ...listed('/air/airlines', 'airline', () => AIRLINES.map(wireAirline)),
  ...listed('/air/aircraft', 'aircraft', () => AIRCRAFT.map(wireAircraft)),
  [
    'GET',
    '/places/suggestions',
    (call) => {
      const query = parseQuery(SuggestionsSchema, call.query);
      if ('lat' in query) return placesAround(query.lat, query.lng, query.rad);
      return suggestPlaces('query' in query ? query.query : query.name);
    },
  ],
];

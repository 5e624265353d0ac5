import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { notFound } from '../../stays/problems';
import { pageOf, parseQuery } from '../wire/paging';
import { AIRCRAFT } from './aircraft';
import { AIRLINES } from './airlines';
import { AIRPORTS } from './airports';
import { placesAround, suggestPlaces } from './places';
import { wireAircraft, wireAirline, wireAirport } from './wire-places';

interface ById {
  Params: { id: string };
}

const degrees = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(Number),
    v.number('must be a number'),
    v.minValue(-most),
    v.maxValue(most),
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
  v.object({
    query: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'must not be empty'),
      v.maxLength(100, 'must be 100 characters or fewer'),
    ),
  }),
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'must not be empty'),
      v.maxLength(100, 'must be 100 characters or fewer'),
    ),
  }),
]);

interface Resource {
  id: string;
}

/** A list with its members, as the supplier lays out all of its reference data. */
function registerList<T extends Resource>(
  app: FastifyInstance,
  path: string,
  what: string,
  list: () => T[],
): void {
  app.get(path, (request) => pageOf(list(), request.query, (item) => item));
  app.get<ById>(`${path}/:id`, (request) => {
    const found = list().find(({ id }) => id === request.params.id);
    if (found === undefined) throw notFound(what);
    return { data: found };
  });
}

/** Airports, airlines and aircraft, and the places that a search box suggests. */
export function registerReference(app: FastifyInstance): void {
  registerList(app, '/air/airports', 'airport', () => AIRPORTS.map(wireAirport));
  registerList(app, '/air/airlines', 'airline', () => AIRLINES.map(wireAirline));
  registerList(app, '/air/aircraft', 'aircraft', () => AIRCRAFT.map(wireAircraft));
  app.get('/places/suggestions', (request) => {
    const query = parseQuery(SuggestionsSchema, request.query);
    if ('lat' in query) return { data: placesAround(query.lat, query.lng, query.rad) };
    return { data: suggestPlaces('query' in query ? query.query : query.name) };
  });
}

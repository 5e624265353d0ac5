import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { wireAccommodation } from './accommodation';
import { catalogue } from './catalogue/catalogue';
import type { Hotel } from './catalogue/hotel';
import { nearest } from './distance';
import { DuffelProblem, invalidField, notFound, parseData } from './problems';
import { originOf } from './origin';
import { reviewsOf } from './reviews';

const MAX_SUGGESTIONS = 10;
const SuggestionSchema = v.object({
  query: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'must be 3 characters or more'),
    v.maxLength(200),
  ),
});
const PAGE = {
  limit: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(200)),
    '50',
  ),
  after: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0)), '0'),
};
const PageSchema = v.object(PAGE);
const QuerySchema = v.object({
  latitude: v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(-180), v.maxValue(180)),
  radius: v.optional(
    v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0.1), v.maxValue(100)),
    '5',
  ),
  ...PAGE,
});

function hotelOf(id: string): Hotel {
  const hotel = catalogue().byId.get(id);
  if (hotel === undefined) throw notFound('accommodation');
  return hotel;
}

function parseQuery<T extends v.GenericSchema>(schema: T, query: unknown): v.InferOutput<T> {
  const parsed = v.safeParse(schema, query);
  if (parsed.success) return parsed.output;
  throw new DuffelProblem(
    422,
    parsed.issues.map(({ path, message }) =>
      invalidField(String(path?.[0]?.key ?? 'query'), message),
    ),
  );
}

function reviews(hotel: Hotel, asked: unknown): object {
  const { limit, after } = parseQuery(PageSchema, asked);
  const { reviews: all, ...data } = reviewsOf(hotel);
  const next = after + limit < all.length ? String(after + limit) : null;
  return {
    data: { reviews: all.slice(after, after + limit), ...data },
    meta: { limit, before: null, after: next },
  };
}

function list(request: FastifyRequest): object {
  const { limit, after, radius, ...center } = parseQuery(QuerySchema, request.query);
  const found = nearest(catalogue().hotels, center, radius);
  const next = after + limit < found.length ? String(after + limit) : null;
  return {
    data: found
      .slice(after, after + limit)
      .map((hotel) => wireAccommodation(hotel, originOf(request))),
    meta: { limit, before: null, after: next },
  };
}

/** What a hotel is, apart from dates. */
export function registerAccommodation(app: FastifyInstance): void {
  app.get('/stays/accommodation', list);
  app.get<{ Params: { id: string } }>('/stays/accommodation/:id', (request) => ({
    data: wireAccommodation(hotelOf(request.params.id), originOf(request)),
  }));
  app.get<{ Params: { id: string } }>('/stays/accommodation/:id/reviews', (request) =>
    reviews(hotelOf(request.params.id), request.query),
  );
  app.post('/stays/accommodation/suggestions', (request) => {
    const words = parseData(SuggestionSchema, request.body).query.toLowerCase().split(/\s+/);
    const found = catalogue().hotels.filter((hotel) =>
      words.every((word) => `${hotel.name} ${hotel.city.name}`.toLowerCase().includes(word)),
    );
    return {
      data: found.slice(0, MAX_SUGGESTIONS).map((hotel) => ({
        accommodation_id: hotel.id,
        accommodation_name: hotel.name,
        accommodation_location: wireAccommodation(hotel, originOf(request)).location,
      })),
    };
  });
}

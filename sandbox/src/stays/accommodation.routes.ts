import * as v from 'valibot';
import { notFound, parseData, parseQuery } from '../duffel/problems';
import type { Call, Route } from '../duffel/routes';
import { nearest } from '../kit/distance';
import { wireAccommodation } from './accommodation';
import { catalogue } from './catalogue/catalogue';
import type { Hotel } from './catalogue/hotel';
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

const between = (least: number, most: number) =>
  v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(least), v.maxValue(most));
const PAGE = {
  limit: v.optional(v.pipe(between(1, 200), v.integer()), '50'),
  after: v.optional(v.pipe(between(0, Infinity), v.integer()), '0'),
};
const PageSchema = v.object(PAGE);
const QuerySchema = v.object({
  latitude: between(-90, 90),
  longitude: between(-180, 180),
  radius: v.optional(between(0.1, 100), '5'),
  ...PAGE,
});

function hotelOf(id: string): Hotel {
  const hotel = catalogue().byId.get(id);
  if (hotel === undefined) throw notFound('accommodation');
  return hotel;
}

/** A part of a list, and what is said of its place in it: cursors are numbers here. */
function part<T>(all: readonly T[], { limit, after }: v.InferOutput<typeof PageSchema>) {
  const next = after + limit < all.length ? String(after + limit) : null;
  return { items: all.slice(after, after + limit), meta: { limit, before: null, after: next } };
}

function reviews({ id, query }: Call): object {
  const { reviews: all, ...data } = reviewsOf(hotelOf(id));
  const { items, meta } = part(all, parseQuery(PageSchema, query));
  return { data: { reviews: items, ...data }, meta };
}

function list({ query, origin }: Call): object {
  const { radius, ...asked } = parseQuery(QuerySchema, query);
  const { items, meta } = part(nearest(catalogue().hotels, asked, radius), asked);
  return { data: items.map((hotel) => wireAccommodation(hotel, origin)), meta };
}

function suggestions({ body, origin }: Call): object[] {
  const words = parseData(SuggestionSchema, body).query.toLowerCase().split(/\s+/);
  return catalogue()
    .hotels.filter((hotel) =>
      words.every((word) => `${hotel.name} ${hotel.city.name}`.toLowerCase().includes(word)),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map((hotel) => ({
      accommodation_id: hotel.id,
      accommodation_name: hotel.name,
      accommodation_location: wireAccommodation(hotel, origin).location,
    }));
}

export const accommodationRoutes: readonly Route[] = [
  ['GET', '/stays/accommodation', list],
  ['GET', '/stays/accommodation/:id', ({ id, origin }) => wireAccommodation(hotelOf(id), origin)],
  ['GET', '/stays/accommodation/:id/reviews', reviews],
  ['POST', '/stays/accommodation/suggestions', suggestions],
];

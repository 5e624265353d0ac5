import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { World } from '../double';
import { notFound, parseData, refused } from '../duffel/problems';
import { registerDuffel, type Call } from '../duffel/routes';
import { accommodationRoutes } from './accommodation.routes';
import { Bookings } from './bookings';
import { catalogue } from './catalogue/catalogue';
import { createQuote, getQuote } from './quotes';
import type { OfferContext } from './rates/offered-rooms';
import { isExpired, parseSearchResultId } from './rates/tokens';
import { parseSearch, search, searchResult } from './search';

const QuoteSchema = v.object({ rate_id: v.string() });

function allRates(id: string, context: OfferContext): object {
  const token = parseSearchResultId(id);
  const hotel = catalogue().byId.get(token?.hotelId ?? '');
  if (token === undefined || hotel === undefined) throw notFound('search result');
  if (isExpired(token, context.now)) throw refused('search_result_expired');
  const result = searchResult(hotel, token, context, { withRooms: true });
  if (result === undefined) throw refused('accommodation_unavailable');
  return result;
}

export function registerStays(app: FastifyInstance, { now }: Pick<World, 'now'>): void {
  const bookings = new Bookings();
  const contextOf = ({ origin }: Call): OfferContext => ({
    now: now(),
    origin,
    sold: (hotel, kind, stay) => bookings.sold(hotel, kind, stay),
  });
  registerDuffel(app, '/stays', [
    ...accommodationRoutes,
    [
      'POST',
      '/stays/search',
      (call) => ({
        results: search(parseSearch(call.body, now()), contextOf(call)),
        created_at: new Date(now()).toISOString(),
      }),
    ],
    [
      'POST',
      '/stays/search_results/:id/actions/fetch_all_rates',
      (call) => allRates(call.id, contextOf(call)),
    ],
    [
      'POST',
      '/stays/quotes',
      (call) => createQuote(parseData(QuoteSchema, call.body).rate_id, contextOf(call)),
    ],
    ['GET', '/stays/quotes/:id', (call) => getQuote(call.id, contextOf(call))],
    ['CREATE', '/stays/bookings', (call) => bookings.create(call.body, contextOf(call))],
    [
      'GET',
      '/stays/bookings',
      () => ({ data: bookings.list(now()), meta: { limit: 200, before: null, after: null } }),
    ],
    ['GET', '/stays/bookings/:id', ({ id }) => bookings.get(id, now())],
    ['POST', '/stays/bookings/:id/actions/cancel', ({ id }) => bookings.cancel(id, now())],
  ]);
}

import type { FastifyInstance } from 'fastify';
import type { World } from '../double';
import { registerDuffel, type Route } from '../duffel/routes';
import { cancelBooking, createBooking, getBooking, listBookings } from './bookings';
import { allRates, createQuote, getQuote, search, type Asked } from './offers';
import { SoldStays } from './rates/sold';
import { reviews } from './reviews';

type Row = readonly [Route[0], path: string, answer: (asked: Asked) => unknown];

const ROUTES: readonly Row[] = [
  ['GET', '/stays/accommodation/:id/reviews', reviews],
  ['POST', '/stays/search', search],
  ['POST', '/stays/search_results/:id/actions/fetch_all_rates', allRates],
  ['POST', '/stays/quotes', createQuote],
  ['GET', '/stays/quotes/:id', getQuote],
  ['CREATE', '/stays/bookings', createBooking],
  ['GET', '/stays/bookings', listBookings],
  ['GET', '/stays/bookings/:id', getBooking],
  ['POST', '/stays/bookings/:id/actions/cancel', cancelBooking],
];

export function registerStays(app: FastifyInstance, { now }: Pick<World, 'now'>): void {
  const sold = new SoldStays();
  const routes = ROUTES.map(([method, path, answer]): Route => [
    method,
    path,
    (call) => answer({ ...call, now: now(), sold }),
  ]);
  registerDuffel(app, '/stays', routes);
}

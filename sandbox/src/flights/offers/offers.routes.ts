import { setTimeout as delay } from 'node:timers/promises';
import type { OfferRequest } from '@duffel/api/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { notFound, problem } from '../../stays/problems';
import { pageOf, parseQuery } from '../wire/paging';
import { airportByIata } from '../reference/airports';
import { wirePlace } from '../reference/wire-places';
import { testRoute } from '../timetable/test-routes';
import { durationOf } from '../timetable/flight';
import { bagsForSale } from './bags';
import type { Offer } from './offer';
import type { OfferBook } from './offer-book';
import { parseSearchBody } from './search-body';
import { travellersOf, type Search } from './search';
import { offerRequestId } from './tokens';
import { wireOffer } from './wire-offer';

interface ById {
  Params: { id: string };
}

interface OfferRoutes {
  now: () => number;
  book: OfferBook;
  /** how long the route without an answer waits, in place of the caller's own `supplier_timeout` */
  timeoutMs: number | undefined;
}

const BooleanSchema = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true'),
);
const CreateQuerySchema = v.object({
  return_offers: v.optional(BooleanSchema, 'true'),
  supplier_timeout: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a number'),
      v.transform(Number),
      v.minValue(2_000, 'must be 2000 or more'),
      v.maxValue(60_000, 'must be 60000 or less'),
    ),
    '20000',
  ),
});
const ListQuerySchema = v.object({
  offer_request_id: v.string('must name an offer request'),
  sort: v.optional(
    v.picklist(
      ['total_amount', '-total_amount', 'total_duration', '-total_duration'],
      "must be 'total_amount' or 'total_duration'",
    ),
    'total_amount',
  ),
  max_connections: v.optional(
    v.pipe(v.string(), v.regex(/^[012]$/, 'must be 0, 1 or 2'), v.transform(Number)),
  ),
});
const GetQuerySchema = v.object({ return_available_services: v.optional(BooleanSchema, 'false') });

type WireRequest = Omit<OfferRequest, 'offers'>;

function wireRequest(search: Search): WireRequest {
  const slices = search.slices.map(({ origin, destination, date }) => {
    const [from, to] = [wirePlace(origin), wirePlace(destination)];
    if (from === undefined || to === undefined) throw notFound('offer request');
    return {
      origin: from,
      origin_type: from.type,
      destination: to,
      destination_type: to.type,
      departure_date: date,
    };
  });
  const passengers = travellersOf(search).map(({ id, type, age }) => ({
    id,
    type,
    ...(age === null ? {} : { age }),
  }));
  return {
    id: offerRequestId(search),
    live_mode: false,
    created_at: new Date(search.at * 1000).toISOString(),
    slices,
    passengers,
    ...(search.cabin === undefined ? {} : { cabin_class: search.cabin }),
  };
}

function totalDuration({ journeys }: Offer): number {
  return journeys.reduce((sum, journey) => sum + durationOf(journey), 0);
}

const ORDERS: Readonly<Record<string, (a: Offer, b: Offer) => number>> = {
  total_amount: (a, b) => a.price.total - b.price.total,
  '-total_amount': (a, b) => b.price.total - a.price.total,
  total_duration: (a, b) => totalDuration(a) - totalDuration(b),
  '-total_duration': (a, b) => totalDuration(b) - totalDuration(a),
};

function connectionsOf({ journeys }: Offer): number {
  return Math.max(...journeys.map(({ length }) => length - 1));
}

function isTimeout({ slices }: Search): boolean {
  return slices.some(
    ({ origin, destination }) =>
      airportByIata.has(origin) && testRoute(origin, destination)?.effect === 'timeout',
  );
}

export function registerOffers(app: FastifyInstance, { now, book, timeoutMs }: OfferRoutes): void {
  const create = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const query = parseQuery(CreateQuerySchema, request.query);
    const search = parseSearchBody(request.body, now());
    if (isTimeout(search)) {
      await delay(timeoutMs ?? query.supplier_timeout, undefined, { ref: false });
      throw problem(
        504,
        { type: 'api_error', code: 'gateway_timeout_error', title: 'Gateway timeout' },
        'The airlines did not answer in time. Try again later.',
      );
    }
    const offers = book.search(search);
    return reply.code(201).send({
      data: {
        ...wireRequest(search),
        ...(query.return_offers ? { offers: offers.map((offer) => wireOffer(offer)) } : {}),
      },
    });
  };
  // The client writes a slash before the query.
  for (const path of ['/air/offer_requests', '/air/offer_requests/']) app.post(path, create);
  app.get<ById>('/air/offer_requests/:id', (request) => {
    const search = book.request(request.params.id);
    return {
      data: {
        ...wireRequest(search),
        offers: book.search(search).map((offer) => wireOffer(offer)),
      },
    };
  });
  app.get('/air/offers', (request) => {
    const {
      offer_request_id: id,
      sort,
      max_connections: most,
    } = parseQuery(ListQuerySchema, request.query);
    const offers = book
      .search(book.request(id))
      .filter((offer) => most === undefined || connectionsOf(offer) <= most);
    return pageOf([...offers].sort(ORDERS[sort]), request.query, (offer) => wireOffer(offer));
  });
  app.get<ById>('/air/offers/:id', (request) => {
    const query = parseQuery(GetQuerySchema, request.query);
    const offer = book.get(request.params.id, now());
    if (!query.return_available_services) return { data: wireOffer(offer) };
    if (offer.effects.has('services-fail'))
      throw problem(
        502,
        { type: 'airline_error', code: 'airline_internal', title: 'Airline error' },
        'The airline could not say what it sells beside the flight.',
      );
    return {
      data: wireOffer(
        offer,
        bagsForSale(offer).map(({ service }) => service),
      ),
    };
  });
}

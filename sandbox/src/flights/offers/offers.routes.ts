import { setTimeout as delay } from 'node:timers/promises';
import type { OfferRequest } from '@duffel/api/types';
import * as v from 'valibot';
import { pageOf } from '../../duffel/paging';
import { notFound, parseQuery, refused } from '../../duffel/problems';
import type { Call, Route } from '../../duffel/routes';
import { airportByIata } from '../reference/airports';
import { wirePlace } from '../reference/wire-places';
import { testRoute } from '../timetable/test-routes';
import { durationOf } from '../timetable/flight';
import { bagsForSale } from './bags';
import type { Offer } from './offer';
import type { Desk } from '../flights.routes';
import { parseSearchBody } from './search-body';
import { travellersOf, type Search } from './search';
import { offerRequestId } from './tokens';
import { wireOffer } from './wire-offer';

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

export function offerRoutes({ now, book }: Desk, timeoutMs: number | undefined): Route[] {
  const create = async ({ query, body }: Call): Promise<object> => {
    const { return_offers: isWhole, supplier_timeout: wait } = parseQuery(CreateQuerySchema, query);
    const search = parseSearchBody(body, now());
    if (isTimeout(search)) {
      await delay(timeoutMs ?? wait, undefined, { ref: false });
      throw refused('gateway_timeout_error');
    }
    const offers = book.search(search);
    return {
      ...wireRequest(search),
      ...(isWhole ? { offers: offers.map((offer) => wireOffer(offer)) } : {}),
    };
  };
  const request = ({ id }: Call): object => {
    const search = book.request(id);
    return {
      ...wireRequest(search),
      offers: book.search(search).map((offer) => wireOffer(offer)),
    };
  };
  const list = ({ query }: Call): object => {
    const { offer_request_id, sort, max_connections: most } = parseQuery(ListQuerySchema, query);
    const offers = book
      .search(book.request(offer_request_id))
      .filter((offer) => most === undefined || connectionsOf(offer) <= most);
    return pageOf(offers.toSorted(ORDERS[sort]), query, (offer) => wireOffer(offer));
  };
  const one = ({ id, query }: Call): object => {
    const offer = book.get(id, now());
    if (!parseQuery(GetQuerySchema, query).return_available_services) return wireOffer(offer);
    if (offer.effects.has('services-fail'))
      throw refused(
        'airline_internal',
        'The airline could not say what it sells beside the flight.',
      );
    return wireOffer(
      offer,
      bagsForSale(offer).map(({ service }) => service),
    );
  };
  return [
    ['CREATE', '/air/offer_requests', create],
    // The client writes a slash before the query.
    ['CREATE', '/air/offer_requests/', create],
    ['GET', '/air/offer_requests/:id', request],
    ['GET', '/air/offers', list],
    ['GET', '/air/offers/:id', one],
  ];
}

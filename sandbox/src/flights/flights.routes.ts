import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { World } from '../double';
import { parseQuery, refused } from '../duffel/problems';
import { registerDuffel, type Call } from '../duffel/routes';
import { control, openWebhooks } from '../kit/control';
import { OfferBook } from './offers/offer-book';
import { offerRoutes } from './offers/offers.routes';
import { airlineChangeRoutes, registerAirlineControl } from './orders/airline-changes.routes';
import { changeRoutes } from './orders/changes.routes';
import { Orders } from './orders/orders';
import { orderRoutes } from './orders/orders.routes';
import { referenceRoutes } from './reference/reference.routes';
import { seatMaps } from './seats/seat-map';
import { SoldSeats } from './seats/sold-seats';

const DUFFEL = {
  header: 'x-duffel-signature',
  version: 'v2',
  agent: 'Duffel/1.0 (+https://duffel.com)',
} as const;

const SeatMapsSchema = v.object({ offer_id: v.string('must name an offer') });
const code = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const PricesSchema = v.strictObject({
  from: code,
  to: code,
  factor: v.pipe(v.number(), v.minValue(0.1), v.maxValue(10)),
});

export interface Desk {
  now: () => number;
  book: OfferBook;
  sold: SoldSeats;
  orders: Orders;
}

export function registerFlights(app: FastifyInstance, world: World): void {
  const { now, supplierTimeoutMs, faultsEnabled, supplierWebhook: to } = world;
  const desk: Desk = { now, book: new OfferBook(), sold: new SoldSeats(), orders: new Orders() };
  const webhooks = openWebhooks(app, world, { root: '/__flights', signing: DUFFEL, to });
  if (faultsEnabled) {
    registerAirlineControl(app, desk, webhooks);
    control(app, '/__flights/prices', PricesSchema, ({ from, to: there, factor }, reply) => {
      desk.book.reprice(from, there, factor);
      return reply.code(204).send();
    });
  }
  const maps = ({ query }: Call): object => {
    const offer = desk.book.get(parseQuery(SeatMapsSchema, query).offer_id, now());
    if (offer.effects.has('seat-maps-fail')) throw refused('airline_internal');
    return seatMaps(offer, desk.sold);
  };
  registerDuffel(app, '/air', [
    ...referenceRoutes,
    ...offerRoutes(desk, supplierTimeoutMs),
    ['GET', '/air/seat_maps', maps],
    ...orderRoutes(desk),
    ...changeRoutes(desk),
    ...airlineChangeRoutes(desk),
  ]);
}

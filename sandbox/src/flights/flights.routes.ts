import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { registerAccess } from '../stays/access';
import { notFound, problem, sendProblem } from '../stays/problems';
import type { World } from '../double';
import { Webhooks } from '../webhooks';
import { OfferBook } from './offers/offer-book';
import { registerPriceControl } from './offers/price-control.routes';
import { registerOffers } from './offers/offers.routes';
import { registerAirlineControl } from './orders/airline-changes.routes';
import { Orders } from './orders/orders';
import { registerOrders } from './orders/orders.routes';
import { parseQuery } from './wire/paging';
import { registerReference } from './reference/reference.routes';
import { seatMaps } from './seats/seat-map';
import { SoldSeats } from './seats/sold-seats';

const DUFFEL = {
  header: 'x-duffel-signature',
  version: 'v2',
  agent: 'Duffel/1.0 (+https://duffel.com)',
} as const;

const SeatMapsSchema = v.object({ offer_id: v.string('must name an offer') });

/** The client names JSON as the type of a body that it does not send. */
function parseEmptyBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => {
    try {
      parsed(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch (error) {
      parsed(Object.assign(new Error('malformed body', { cause: error }), { statusCode: 400 }));
    }
  });
}

/** The flight supplier in Duffel's wire format. */
export function registerFlights(
  app: FastifyInstance,
  { now, supplierTimeoutMs, faultsEnabled, supplierWebhook, webhookRetryDelays }: World,
): void {
  const book = new OfferBook();
  const sold = new SoldSeats();
  const orders = new Orders();
  const webhooks = new Webhooks(DUFFEL, webhookRetryDelays);
  if (supplierWebhook !== undefined)
    webhooks.add({ id: 'wbh', ...supplierWebhook, enabledEvents: ['*'] });
  if (faultsEnabled) {
    registerAirlineControl(app, { now, orders, webhooks });
    registerPriceControl(app, book);
  }
  app.addHook('onClose', () => webhooks.close());

  void app.register((flights, _options, done) => {
    parseEmptyBodies(flights);
    flights.setErrorHandler((error, request, reply) => {
      request.log.info({ err: error });
      return sendProblem(reply, error);
    });
    registerAccess(flights);
    registerReference(flights);
    registerOffers(flights, { now, book, timeoutMs: supplierTimeoutMs });
    flights.get('/air/seat_maps', (request) => {
      const offer = book.get(parseQuery(SeatMapsSchema, request.query).offer_id, now());
      if (offer.effects.has('seat-maps-fail'))
        throw problem(
          502,
          { type: 'airline_error', code: 'airline_internal', title: 'Airline error' },
          'The airline could not show its seats.',
        );
      return { data: seatMaps(offer, sold) };
    });
    registerOrders(flights, { now, orders, book, sold });
    flights.all('/air/*', () => {
      throw notFound('resource');
    });
    done();
  });
}

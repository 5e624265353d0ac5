import * as v from 'valibot';
import type { Double } from '../double';
import { parseQuery } from '../duffel/problems';
import { registerDuffel } from '../duffel/routes';
import { control, openWebhooks } from '../kit/control';
import type { Desk } from './desk';
import { OfferBook } from './offers/offer-book';
import { offerRoutes } from './offers/offers.routes';
import { airlineChangeRoutes, registerAirlineControl } from './orders/airline-changes.routes';
import { cancellationRoutes } from './orders/cancellations.routes';
import { changeRoutes } from './orders/changes.routes';
import { orderRoutes } from './orders/orders.routes';
import { Shelf } from './orders/shelf';
import { suggestPlaces } from './reference/places';
import { SoldSeats } from './offers/sold-seats';
import { network } from './timetable/network';
import { TEST_ROUTES } from './timetable/test-routes';

const DUFFEL = {
  header: 'x-duffel-signature',
  version: 'v2',
  agent: 'Duffel/1.0 (+https://duffel.com)',
} as const;

const SuggestionsSchema = v.object({ query: v.pipe(v.string(), v.trim(), v.minLength(1)) });
const code = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const PricesSchema = v.strictObject({
  from: code,
  to: code,
  factor: v.pipe(v.number(), v.minValue(0.1), v.maxValue(10)),
});

const rows = TEST_ROUTES.map(
  ({ from, to, text }) => `<tr><td><code>${from}-${to}</code></td><td>${text}</td></tr>`,
);

export const double: Double = {
  about: `<h2>Flights, in Duffel’s wire format</h2>
<ul>
<li><code>POST /air/offer_requests</code>, <code>GET /air/offers</code>, <code>/air/seat_maps</code>, <code>POST /air/orders</code>, <code>/air/payments</code>, <code>/air/order_cancellations</code>, <code>/air/order_change_requests</code>, <code>/air/order_changes</code>, <code>/air/airline_initiated_changes</code></li>
<li><code>GET /places/suggestions</code></li>
</ul>
<p>Timetable and prices are invented; airports and airlines are real. These routes have a fixed fate:</p>
<table><thead><tr><th>Route</th><th>What happens</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<p>With <code>SANDBOX_FAULTS=1</code>: <code>POST /__flights/airline-changes {"booking_reference":"…","kind":"retimed|notice|canceled","minutes":95,"slice":0}</code> lets an airline change an order, <code>POST /__flights/webhooks {"mode":"on|off|duplicate|reverse|late"}</code> sends its messages astray, which go to <code>SANDBOX_SUPPLIER_WEBHOOK_URL</code>, signed with <code>SANDBOX_SUPPLIER_WEBHOOK_SECRET</code>.</p>`,
  register(app, world) {
    const { now, supplierTimeoutMs, faultsEnabled, supplierWebhook: to } = world;
    const [book, sold] = [new OfferBook(), new SoldSeats()];
    const desk: Desk = { now, book, sold, orders: new Shelf('order') };
    const webhooks = openWebhooks(app, world, { root: '/__flights', signing: DUFFEL, to });
    if (faultsEnabled) {
      registerAirlineControl(app, desk, webhooks);
      control(app, '/__flights/prices', PricesSchema, (route, reply) => {
        book.repriceRoute(route.from, route.to, route.factor);
        return reply.code(204).send();
      });
    }
    registerDuffel(app, '/air', [
      [
        'GET',
        '/places/suggestions',
        ({ query }) => suggestPlaces(parseQuery(SuggestionsSchema, query).query),
      ],
      ...offerRoutes(desk, supplierTimeoutMs),
      ...orderRoutes(desk),
      ...cancellationRoutes(desk),
      ...changeRoutes(desk),
      ...airlineChangeRoutes(desk),
    ]);
  },
  warm: network,
};

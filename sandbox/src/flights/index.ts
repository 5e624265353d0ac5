import * as v from 'valibot';
import type { Double } from '../double';
import { parseQuery } from '../duffel/problems';
import { registerDuffel } from '../duffel/routes';
import { control, openWebhooks } from '../kit/control';
import { aboutOf } from '../kit/pages';
import about from './data/about.json';
import testRoutes from './data/test-routes.json';
import { openDesk } from './desk';
import { offerRoutes } from './offers/offers.routes';
import { airlineChangeRoutes, registerAirlineControl } from './orders/airline-changes.routes';
import { cancellationRoutes } from './orders/cancellations.routes';
import { changeRoutes } from './orders/changes.routes';
import { orderRoutes } from './orders/orders.routes';
import { suggestPlaces } from './reference/places';
import { network } from './timetable/network';

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

const rows = testRoutes.map(({ from, to, text }) => [`<code>${from}-${to}</code>`, text]);

export const double: Double = {
  about: aboutOf(about, rows),
  register(app, world) {
    const { now, supplierTimeoutMs, faultsEnabled, supplierWebhook: to } = world;
    const desk = openDesk(now);
    const webhooks = openWebhooks(app, world, { root: '/__flights', signing: DUFFEL, to });
    if (faultsEnabled) {
      registerAirlineControl(app, desk, webhooks);
      control(app, '/__flights/prices', PricesSchema, (route, reply) => {
        desk.book.repriceRoute(route.from, route.to, route.factor);
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

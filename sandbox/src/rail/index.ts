import type { FastifyInstance } from 'fastify';
import type { Double, World } from '../double';
import { openWebhooks } from '../kit/control';
import { aboutOf } from '../kit/pages';
import { Bookings } from './bookings/bookings';
import { bookingRoutes } from './bookings/bookings.routes';
import { registerRailwayControl } from './bookings/schedule-changes.routes';
import about from './data/about.json';
import { wireRailCards } from './fares/rail-cards';
import { ticketRoutes } from './offers/offers.routes';
import { wirePlaces } from './offers/places';
import { isPassCode } from './passes/pass-codes';
import { PassSearchSchema, searchPasses } from './passes/pass-offer';
import { PASS_AREAS, wireArea } from './passes/passes';
import { parseWith } from './wire/problems';
import { registerRailCalls, type Route } from './wire/routes';

const ERA = { header: 'x-era-signature', version: 'v1', agent: 'ERA/1.0' } as const;

const referenceRoutes: readonly Route[] = [
  ['GET', '/health', () => ({ status: 'UP' })],
  ['GET', '/places', ({ query }) => wirePlaces(query)],
  ['GET', '/rail-cards', () => ({ railCards: wireRailCards() })],
  ['GET', '/pass-areas', () => ({ areas: PASS_AREAS.map(wireArea) })],
  ['GET', '/pass-codes/:id', ({ id }) => ({ valid: isPassCode(id) })],
  [
    'POST',
    '/offers/pass/searches',
    ({ body, now }) => searchPasses(parseWith(PassSearchSchema, body), now),
  ],
];

function registerRail(app: FastifyInstance, world: World): void {
  const { now, faultsEnabled, railWebhook: to } = world;
  const bookings = new Bookings();
  const webhooks = openWebhooks(app, world, { root: '/__rail', signing: ERA, to });
  if (faultsEnabled) registerRailwayControl(app, now, bookings, webhooks);
  const routes = [...referenceRoutes, ...ticketRoutes, ...bookingRoutes(bookings)];
  registerRailCalls(app, now, routes);
}

export const double: Double = {
  about: aboutOf(about),
  register: registerRail,
};

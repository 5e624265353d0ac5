import type { FastifyInstance } from 'fastify';
import type { World } from '../double';
import { Webhooks } from '../webhooks';
import { Bookings } from './bookings/bookings';
import { registerRailBookings } from './bookings/bookings.routes';
import { registerRailwayControl } from './bookings/schedule-changes.routes';
import { RailSeats } from './bookings/seats/rail-seats';
import { registerTicketOffers } from './offers/offers.routes';
import { registerPlaces } from './offers/places.routes';
import { registerPasses } from './passes/passes.routes';
import { registerRailAccess } from './wire/access';
import { notFound } from './wire/problems';

const ERA = { header: 'x-era-signature', version: 'v1', agent: 'ERA/1.0' } as const;

/** The railways in ERA's wire format. */
export function registerRail(
  app: FastifyInstance,
  { now, faultsEnabled, railWebhook, webhookRetryDelays }: World,
): void {
  const seats = new RailSeats();
  const bookings = new Bookings(seats);
  const webhooks = new Webhooks(ERA, webhookRetryDelays);
  if (railWebhook !== undefined) webhooks.add({ id: 'wbh', ...railWebhook, enabledEvents: ['*'] });
  if (faultsEnabled) registerRailwayControl(app, { now, bookings, seats, webhooks });
  app.addHook('onClose', () => webhooks.close());

  void app.register((rail, _options, done) => {
    registerRailAccess(rail);
    rail.get('/rail/health', () => ({ status: 'UP' }));
    registerPlaces(rail);
    registerTicketOffers(rail, now);
    registerPasses(rail, now);
    registerRailBookings(rail, { now, bookings, seats });
    rail.all('/rail/*', () => {
      throw notFound();
    });
    done();
  });
}

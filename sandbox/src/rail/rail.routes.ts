import type { FastifyInstance } from 'fastify';
import { registerRailBookings } from './bookings/bookings.routes';
import { registerTicketOffers } from './offers/offers.routes';
import { registerPlaces } from './offers/places.routes';
import { registerPasses } from './passes/passes.routes';
import { registerRailAccess } from './wire/access';
import { notFound } from './wire/problems';

interface RailOptions {
  now: () => number;
}

/** The railways in ERA's wire format. */
export function registerRail(app: FastifyInstance, { now }: RailOptions): void {
  void app.register((rail, _options, done) => {
    registerRailAccess(rail);
    rail.get('/rail/health', () => ({ status: 'UP' }));
    registerPlaces(rail);
    registerTicketOffers(rail, now);
    registerPasses(rail, now);
    registerRailBookings(rail, { now });
    rail.all('/rail/*', () => {
      throw notFound();
    });
    done();
  });
}

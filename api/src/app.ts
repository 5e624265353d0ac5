import type { FastifyInstance } from 'fastify';
import { healthRoutes, type HealthChecks } from './health/health.routes';
import { registerAccounts, type AccountsDeps } from './parts/accounts';
import { registerBookings, type BookingsDeps } from './parts/bookings';
import { registerPictures, registerSite, type SiteDeps } from './parts/site';
import { createServer, type HttpDeps } from './platform/http/create-server';

/* The API without its process. `deps.ts` makes the dependencies, `server.ts` listens; routes validate and call, services
   decide, repositories read and write. */

export interface AppDeps extends HttpDeps, SiteDeps, AccountsDeps, BookingsDeps {
  readonly health: HealthChecks;
  readonly verticals: BookingsDeps['verticals'];
}

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = await createServer(deps);
  healthRoutes(app, deps.health);
  registerPictures(app, deps);
  // the calls of the contract: each needs a token unless its route says otherwise
  await app.register((api, _options, done) => {
    registerAccounts(api, deps);
    registerSite(api, deps);
    registerBookings(api, deps);
    done();
  });
  return app;
}

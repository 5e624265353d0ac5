import type { FastifyInstance } from 'fastify';
import { noteRefusals } from './audit/note-refusals';
import { healthRoutes, type HealthChecks } from './health/health.routes';
import { registerAccounts, type AccountsDeps } from './parts/accounts';
import { registerBookings, type BookingsDeps } from './parts/bookings';
import { registerPictures, registerSite, type SiteDeps } from './parts/site';
import { createServer, type HttpDeps } from './platform/http/create-server';

/* `deps.ts` builds dependencies, `server.ts` listens; routes validate, services decide, repositories read and write. */

export interface AppDeps extends HttpDeps, SiteDeps, AccountsDeps, BookingsDeps {
  readonly health: HealthChecks;
  readonly verticals: BookingsDeps['verticals'];
}

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = await createServer(deps);
  healthRoutes(app, deps.health);
  registerPictures(app, deps);
  // contract calls: a token is required unless the route opts out
  await app.register((api, _options, done) => {
    noteRefusals(api, deps.database);
    registerAccounts(api, deps);
    registerSite(api, deps);
    registerBookings(api, deps);
    done();
  });
  return app;
}

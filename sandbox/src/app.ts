import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { registerFaults } from './faults/faults';
import { registerIndexPage } from './index-page';
import { registerPhotos } from './photos/photos.routes';
import { registerFeed } from './stays/catalogue/feed.routes';
import { registerStays } from './stays/stays.routes';

export interface SandboxOptions {
  /** milliseconds since 1970; tests turn the clock */
  now?: (() => number) | undefined;
  /** opens `/__faults` */
  faultsEnabled?: boolean | undefined;
  logger?: FastifyServerOptions['logger'] | undefined;
}

/** Everything the sandbox plays, without listening. */
export function buildApp(options: SandboxOptions = {}): FastifyInstance {
  const app = Fastify({ logger: options.logger ?? false, forceCloseConnections: true, routerOptions: { maxParamLength: 1_000 } });
  const now = options.now ?? Date.now;
  if (options.faultsEnabled === true) registerFaults(app);
  app.get('/health', () => ({ status: 'UP' }));
  registerIndexPage(app);
  registerFeed(app);
  registerPhotos(app);
  registerStays(app, { now });
  return app;
}

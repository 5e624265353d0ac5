import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { doubles, type World } from './double';
import { registerFaults } from './faults/faults';
import { registerIndexPage } from './index-page';

export type SandboxOptions = Partial<World> & {
  logger?: FastifyServerOptions['logger'] | undefined;
};

export function buildApp({ logger = false, ...options }: SandboxOptions = {}): FastifyInstance {
  const app = Fastify({
    logger,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1_000 },
  });
  const world: World = { now: Date.now, faultsEnabled: false, ...options };
  if (world.faultsEnabled) registerFaults(app);
  app.get('/health', () => ({ status: 'UP' }));
  registerIndexPage(app);
  for (const { register } of doubles) register(app, world);
  return app;
}

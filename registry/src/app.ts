import type { Shelf } from '@wayfare/releases';
import { REGISTRY_CALLS } from '@wayfare/releases/service/calls';
import fastify, { type FastifyInstance } from 'fastify';
import type { KnownTokens } from './access/known-tokens';
import { registerChanges } from './changes/changes.routes';
import { serveCockpit } from './cockpit/cockpit-files';
import { registerSession } from './cockpit/session.routes';
import type { RegistryConfig } from './config';
import { registerFailures } from './http/failures';
import { openApiOf } from './http/openapi';
import { registerLooks } from './looks.routes';
import type { Rollouts } from './rollouts/open-rollouts';
import { registerRollouts } from './rollouts/rollouts.routes';

/** JSON bodies are a reason and some names. */
const BODY_BYTES = 64 * 1024;

export interface Service {
  readonly app: FastifyInstance;
  readonly config: RegistryConfig;
  readonly shelf: Shelf;
  readonly tokens: KnownTokens;
  readonly rollouts: Rollouts;
}

/** The registry over HTTP. It opens nothing: whoever builds it closes shelf, tokens and rollouts. */
export function buildApp(parts: Omit<Service, 'app'>): FastifyInstance {
  const { config, shelf } = parts;
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: BODY_BYTES,
    return503OnClosing: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
    void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  registerFailures(app);
  const service = { ...parts, app };
  registerChanges(service);
  registerRollouts(service);
  registerLooks(service);
  registerSession(service);
  serveCockpit(app, config.cockpitDir);
  const document = openApiOf(REGISTRY_CALLS);
  app.get('/openapi.json', () => document);
  app.get('/health', () => ({ status: 'up' }));
  app.get('/ready', async () => ({
    status: 'ready',
    revision: (await shelf.registry.head())?.rev ?? 0,
  }));
  return app;
}

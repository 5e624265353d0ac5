import type { FastifyInstance } from 'fastify';
import type { ReadinessChecks } from '../health/health.routes';

/** Ten a second, as for the probes of the public port. */
const LOOKS_PER_MINUTE = 600;

/** `/health`, `/ready` and `/started` without a token, also of a process that has no public port. */
export function registerProbes(app: FastifyInstance, checks: ReadinessChecks): void {
  const options = {
    config: { rateLimit: { max: LOOKS_PER_MINUTE, timeWindow: '1 minute' } },
    logLevel: 'warn',
  } as const;
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  app.get('/health', options, () => ({ status: 'UP' }));
  app.get('/ready', options, async (_request, reply) => {
    const missing = await checks.missing();
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .send({ ready: missing.length === 0, missing });
  });
  app.get('/started', options, async (_request, reply) => {
    const started = await checks.hasStarted();
    return reply.code(started ? 200 : 503).send({ started });
  });
}

import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createMetrics } from './metrics';

/** `/metrics` for Prometheus on a port of its own, which visitors must not reach. Returns what ends it. */
export async function listenForMetrics(
  at: { readonly host: string; readonly port: number } | null,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  if (at === null) return () => Promise.resolve();
  const metrics = createMetrics();
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
  app.addHook('onClose', () => metrics.close());
  await app.listen(at).catch((err: unknown) => log.error({ err }, 'metrics have no port'));
  return () => app.close();
}

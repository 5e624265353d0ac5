import type { Clock } from '@wayfare/domain';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { watchProcess } from '@wayfare/server/telemetry/process-metrics';
import { watchSharedState } from '@wayfare/server/shared-state/state-metrics';
import { Histogram, Registry } from 'prom-client';
import { watchDatabase, type WatchedQueue } from './database-metrics';
import { watchPool, type Connections } from './pool-metrics';
import type { Reading } from './reading';
import { watchServices } from './service-metrics';

/** Seconds of a call of the API: most take milliseconds, a search as long as its suppliers. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface Metrics {
  /** Measures every call that `app` answers, by its route and not by its address, which may name people. */
  measure(app: FastifyInstance): void;
  /** In the text format of Prometheus 0.0.4; without the database's part while that is away. */
  text(): Promise<string>;
  readonly contentType: string;
  close(): void;
}

interface Deps {
  readonly database: Reading & { readonly pool: Connections };
  readonly queues: readonly WatchedQueue[];
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createMetrics({ database, queues, clock, log }: Deps): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Calls that were answered',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const readDatabase = watchDatabase(registers, queues);
  watchPool(registers, database.pool);
  watchProcess(registry);
  const ends = [watchServices(registers, clock), watchSharedState(registers)];
  return {
    measure(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown';
        const labels = { method: request.method, route, status: reply.statusCode };
        calls.observe(labels, reply.elapsedTime / 1_000);
        done();
      });
    },
    async text() {
      try {
        await readDatabase(database, new Date(clock()));
      } catch (err) {
        log.warn({ err }, 'metrics lack what the database says');
      }
      return registry.metrics();
    },
    contentType: registry.contentType,
    close: () => ends.forEach((end) => end()),
  };
}

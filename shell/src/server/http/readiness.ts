import type { FastifyInstance } from 'fastify';
import type { ApiAddresses } from '../platform/api-addresses';
import type { LiveSet } from '../releases/live-set';
import { isAnyReady } from './ready-apis';

const NO_RELEASES = 'releases: nothing is published in DATA_DIR';
const NO_API = 'api: API_URL does not answer that it is ready';

declare module 'fastify' {
  interface FastifyInstance {
    drain: () => void;
  }
}

interface ReadinessDeps {
  readonly live: Pick<LiveSet, 'revision' | 'versions'>;
  readonly apis: ApiAddresses;
  readonly away: () => readonly string[];
}

/**
 * `/health`: the process runs, and with which releases. `/ready`: it can render pages; else what is missing. What is `away`
 * keeps it from no page. `/started`: it was ready once.
 */
export function registerReadiness(app: FastifyInstance, { live, apis, away }: ReadinessDeps): void {
  let hasStarted = false;
  let isDraining = false;

  async function missing(): Promise<string[]> {
    if (isDraining) return ['draining: this process is about to end'];
    const lacks = [
      ...(live.revision() === 0 ? [NO_RELEASES] : []),
      ...((await isAnyReady(apis)) ? [] : [NO_API]),
    ];
    hasStarted ||= lacks.length === 0;
    return lacks;
  }

  app.get('/health', (_request, reply) =>
    reply.send({
      status: 'up',
      revision: live.revision(),
      verticals: live.versions(),
      pid: process.pid,
    }),
  );

  app.get('/ready', async (_request, reply) => {
    const lacks = await missing();
    const lost = away();
    return reply
      .code(lacks.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready: lacks.length === 0,
        missing: lacks,
        ...(lost.length > 0 ? { away: lost } : {}),
      });
  });

  app.get('/started', async (_request, reply) => {
    const started = hasStarted || (await missing()).length === 0;
    return reply
      .code(started ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ started });
  });

  app.decorate('drain', () => {
    isDraining = true;
  });
}

import type { FastifyInstance } from 'fastify';
import { request } from 'undici';
import type { LiveSet } from '../releases/live-set';

const PATIENCE_MS = 1_500;

async function isApiReady(apiUrl: string): Promise<boolean> {
  try {
    const { statusCode, body } = await request(`${apiUrl}/api/ready`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}

interface Readiness {
  live: Pick<LiveSet, 'revision' | 'versions'>;
  apiUrl: string;
  /** storages that do not answer, and why */
  away: () => readonly string[];
}

/**
 * `/health`: the process runs, and with which releases. `/ready`: it can render pages; else what is missing. What is `away`
 * keeps it from no page.
 */
export function registerReadiness(app: FastifyInstance, { live, apiUrl, away }: Readiness): void {
  app.get('/health', (_request, reply) =>
    reply.send({
      status: 'up',
      revision: live.revision(),
      verticals: live.versions(),
      pid: process.pid,
    }),
  );

  app.get('/ready', async (_request, reply) => {
    const missing = [
      ...(live.revision() === 0 ? ['releases: nothing is published in DATA_DIR'] : []),
      ...((await isApiReady(apiUrl)) ? [] : ['api: API_URL does not answer that it is ready']),
    ];
    const lost = away();
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: missing.length === 0, missing, ...(lost.length > 0 ? { away: lost } : {}) });
  });
}

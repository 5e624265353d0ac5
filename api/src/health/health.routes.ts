import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { envelopeOf } from '../platform/http/route';

export interface HealthChecks {
  /** resolves to what is not ready yet; empty when the process can serve */
  missing(): Promise<readonly string[]>;
  providers(): Promise<Readonly<Record<string, 'UP' | 'UNSTABLE' | 'DOWN'>>>;
}

/** However many ask, each supplier is asked once in this time. */
const PROVIDERS_KEPT_MS = 7_000;

/** Asks once at a time and keeps the answer for a while; a failure is not kept. */
function keptFor<T>(milliseconds: number, ask: () => Promise<T>): (now: number) => Promise<T> {
  let kept: { readonly answer: Promise<T>; readonly until: number } | null = null;
  return (now) => {
    // a clock that was set back is no reason to keep it for longer
    if (kept !== null && now < kept.until && now >= kept.until - milliseconds) return kept.answer;
    const fresh = { answer: ask(), until: now + milliseconds };
    kept = fresh;
    fresh.answer.catch(() => {
      if (kept === fresh) kept = null;
    });
    return fresh.answer;
  };
}

const READINESS = envelopeOf(v.object({ ready: v.boolean(), missing: v.array(v.string()) }));

/** Ten a second are many balancers, and few enough for the one query that readiness costs. */
const LOOKS_PER_MINUTE = 600;

/** Liveness, readiness and the suppliers' state. They say nothing about anyone, so they need no token. */
export function healthRoutes(app: FastifyInstance, checks: HealthChecks): void {
  const providers = keptFor(PROVIDERS_KEPT_MS, () => checks.providers());
  const options = {
    config: { access: 'public', rateLimit: { max: LOOKS_PER_MINUTE, timeWindow: '1 minute' } },
    logLevel: 'warn',
  } as const;

  app.get(
    '/api/health',
    {
      ...options,
      schema: {
        summary: 'The process runs',
        response: { 200: envelopeOf(v.object({ status: v.literal('UP') })) },
      },
    },
    () => ({ result: { status: 'UP' }, errors: [] }),
  );

  app.get(
    '/api/ready',
    {
      ...options,
      schema: {
        summary: 'Database and catalogue are there',
        response: { 200: READINESS, 503: READINESS },
      },
    },
    async (_request, reply) => {
      const missing = await checks.missing();
      void reply.code(missing.length === 0 ? 200 : 503).header('cache-control', 'no-store');
      return { result: { ready: missing.length === 0, missing }, errors: [] };
    },
  );

  app.get(
    '/api/providers/health',
    {
      config: { access: 'public' },
      logLevel: 'warn',
      schema: {
        summary: 'The suppliers',
        response: { 200: envelopeOf(v.record(v.string(), v.picklist(['UP', 'UNSTABLE', 'DOWN']))) },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { result: await providers(request.now), errors: [] };
    },
  );
}

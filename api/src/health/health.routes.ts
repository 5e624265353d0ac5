import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { envelopeOf } from '../platform/http/route';

export interface ReadinessChecks {
  /** names of what is not ready; empty when the process can serve */
  missing(): Promise<readonly string[]>;
  /** whether it was ready once */
  hasStarted(): Promise<boolean>;
}

export interface HealthChecks extends ReadinessChecks {
  providers(): Promise<Readonly<Record<string, 'UP' | 'UNSTABLE' | 'DOWN'>>>;
}

/** Caches suppliers' health, however many ask. */
const PROVIDERS_KEPT_MS = 7_000;

/** Shares one call in flight; failures are not cached. */
function keptFor<T>(milliseconds: number, ask: () => Promise<T>): (now: number) => Promise<T> {
  let kept: { readonly answer: Promise<T>; readonly until: number } | null = null;
  return (now) => {
    // a clock set back must not prolong it
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
const STARTED = envelopeOf(v.object({ started: v.boolean() }));

/** Ten a second serve many balancers; readiness costs one query. */
const LOOKS_PER_MINUTE = 600;

/** No token: nothing here is about anybody. */
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
    '/api/started',
    {
      ...options,
      schema: {
        summary: 'The process was ready once',
        response: { 200: STARTED, 503: STARTED },
      },
    },
    async (_request, reply) => {
      const started = await checks.hasStarted();
      void reply.code(started ? 200 : 503).header('cache-control', 'no-store');
      return { result: { started }, errors: [] };
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

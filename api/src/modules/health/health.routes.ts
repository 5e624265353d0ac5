import type { FastifyInstance } from 'fastify';

export interface HealthChecks {
  /** resolves to what is not ready yet; empty when the process can serve */
  missing(): Promise<readonly string[]>;
  providers(): Promise<Readonly<Record<string, 'UP' | 'UNSTABLE' | 'DOWN'>>>;
}

/** Liveness, readiness and the suppliers' state. They say nothing about anyone, so they need no token. */
export function healthRoutes(app: FastifyInstance, checks: HealthChecks): void {
  const options = { config: { access: 'public', rateLimit: false }, logLevel: 'warn' } as const;

  app.get('/api/health', { ...options, schema: { summary: 'The process runs' } }, () => ({ result: { status: 'UP' }, errors: [] }));

  app.get('/api/ready', { ...options, schema: { summary: 'Database and catalogue are there' } }, async (_request, reply) => {
    const missing = await checks.missing();
    void reply.code(missing.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    return { result: { ready: missing.length === 0, missing }, errors: [] };
  });

  app.get('/api/providers/health', { ...options, schema: { summary: 'The suppliers' } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { result: await checks.providers(), errors: [] };
  });
}

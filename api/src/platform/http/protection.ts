import helmet from '@fastify/helmet';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { rateLimitStore } from '@wayfare/server/shared-state/rate-limit-store';
import type { SharedState } from '@wayfare/server/shared-state/shared-state';
import type { FastifyInstance } from 'fastify';
import { registerOverload } from './overload';
import { Problem } from './problem';

interface ProtectionOptions {
  readonly requestsPerMinute: number;
  /** null without https */
  readonly hsts: { readonly maxAge: number; readonly includeSubDomains: boolean } | null;
  readonly overloadMs: number;
  readonly state: SharedState;
}

export async function registerProtection(
  app: FastifyInstance,
  { requestsPerMinute, hsts, overloadMs, state }: ProtectionOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: hsts ?? false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  registerOverload(app, overloadMs);
  await app.register(rateLimit, {
    global: requestsPerMinute > 0,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    store: rateLimitStore(state, 'calls'),
    // undefined once the client has gone; its answer is never read
    keyGenerator: ({ ip }: { ip: string | undefined }) => normalizeIP(ip ?? ''),
    errorResponseBuilder: () => new Problem('RATE_LIMITED'),
  });
}

import helmet from '@fastify/helmet';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { registerOverload } from './overload';
import { Problem } from './problem';

interface ProtectionOptions {
  /** requests a minute and address; 0 is no limit */
  readonly requestsPerMinute: number;
  /** null without https */
  readonly hsts: { readonly maxAge: number; readonly includeSubDomains: boolean } | null;
  /** milliseconds that the event loop may be late before calls are sent away; 0 is no limit */
  readonly overloadMs: number;
}

/** Headers for answers that are no pages, a limit per address, and a plain 503 while the process cannot keep up. */
export async function registerProtection(
  app: FastifyInstance,
  { requestsPerMinute, hsts, overloadMs }: ProtectionOptions,
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
    // a client that has gone has no address any more; its answer is never read
    keyGenerator: ({ ip }: { ip: string | undefined }) => normalizeIP(ip ?? ''),
    errorResponseBuilder: () => new Problem('RATE_LIMITED'),
  });
}

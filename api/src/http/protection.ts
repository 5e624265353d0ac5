import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem';

interface ProtectionOptions {
  /** requests a minute and address; 0 is no limit */
  readonly requestsPerMinute: number;
  readonly secure: boolean;
  /** milliseconds that the event loop may be late before calls are sent away; 0 is no limit */
  readonly overloadMs: number;
}

/** Headers for answers that are no pages, a limit per address, and a plain 503 while the process cannot keep up. */
export async function useProtection(app: FastifyInstance, { requestsPerMinute, secure, overloadMs }: ProtectionOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(underPressure, { maxEventLoopDelay: overloadMs, retryAfter: 5 });
  await app.register(rateLimit, {
    global: requestsPerMinute > 0,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new Problem('RATE_LIMITED'),
  });
}

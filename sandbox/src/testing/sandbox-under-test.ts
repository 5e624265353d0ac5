import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';

/** A Saturday on which suites begin. */
export const TODAY = Date.UTC(2026, 10, 21, 10);

/** The sandbox of a suite, with a clock that each test sets anew. */
export function sandboxUnderTest(
  options: Omit<Parameters<typeof buildApp>[0] & object, 'now'> = {},
): {
  readonly app: FastifyInstance;
  readonly time: { now: number };
} {
  const time = { now: TODAY };
  const app = buildApp({ ...options, now: () => time.now });
  beforeEach(() => {
    time.now = TODAY;
  });
  afterAll(() => app.close());
  return { app, time };
}

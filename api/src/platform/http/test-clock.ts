import type { Clock } from '@wayfare/domain';
import type { FastifyInstance } from 'fastify';

/** With TEST_CLOCK on, the header `X-Test-Clock` (an ISO instant) sets the time. */
export function registerClock(app: FastifyInstance, clock: Clock, testClock: boolean): void {
  app.decorateRequest('now', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    const header = testClock ? request.headers['x-test-clock'] : undefined;
    const shifted = typeof header === 'string' ? Date.parse(header) : Number.NaN;
    request.now = Number.isNaN(shifted) ? clock() : shifted;
    done();
  });
}

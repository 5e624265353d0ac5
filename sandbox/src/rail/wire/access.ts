import type { FastifyInstance } from 'fastify';
import { RailProblem, sendProblem } from './problems';

const KEY = 'rail_test_sandbox';

/** One key opens the sandbox; failures are written as the supplier writes them. */
export function registerRailAccess(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    request.log.info({ err: error });
    return sendProblem(request, reply, error);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const correlation = request.headers['x-correlationid'];
    if (typeof correlation === 'string') void reply.header('X-CorrelationId', correlation);
    if (request.headers.authorization === `Bearer ${KEY}`) done();
    else
      done(
        new RailProblem('UNAUTHORIZED', {
          en: 'This key is not known.',
          nl: 'Deze sleutel is niet bekend.',
        }),
      );
  });
}

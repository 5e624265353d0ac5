import { isIP } from 'node:net';
import { isOneOf } from '@wayfare/server/secrets';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    isOfPage: boolean;
  }
}

/** Marks server-side rendering, which carries the shell's session, not the visitor's. */
export const RENDERING = 'x-rendering';

/** Only a holder of one of the secrets may name the client's address (decision 0034). */
export function registerShellHop(app: FastifyInstance, secrets: readonly string[]): void {
  app.decorateRequest('isOfPage', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-shell-secret': shown, 'x-forwarded-for': visitor } = request.headers;
    delete request.headers['x-shell-secret'];
    if (
      typeof shown === 'string' &&
      typeof visitor === 'string' &&
      isIP(visitor) !== 0 &&
      isOneOf(shown, secrets)
    ) {
      Object.defineProperty(request, 'ip', { value: visitor });
      request.isOfPage = request.headers[RENDERING] !== undefined;
    }
    done();
  });
}

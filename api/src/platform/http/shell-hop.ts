import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    isOfPage: boolean;
  }
}

/** Marks server-side rendering, which carries the shell's session, not the visitor's. */
export const RENDERING = 'x-rendering';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Only the secret's holder may name the client's address (decision 0034). */
export function registerShellHop(app: FastifyInstance, secret: string | undefined): void {
  const expected = secret === undefined ? undefined : digest(secret);
  app.decorateRequest('isOfPage', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-shell-secret': shown, 'x-forwarded-for': visitor } = request.headers;
    delete request.headers['x-shell-secret'];
    if (
      expected !== undefined &&
      typeof shown === 'string' &&
      typeof visitor === 'string' &&
      isIP(visitor) !== 0 &&
      timingSafeEqual(digest(shown), expected)
    ) {
      Object.defineProperty(request, 'ip', { value: visitor });
      request.isOfPage = request.headers[RENDERING] !== undefined;
    }
    done();
  });
}

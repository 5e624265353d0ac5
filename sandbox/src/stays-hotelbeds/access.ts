import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { HotelbedsProblem } from './problems';

const KEY = 'hotelbeds_test_sandbox';
const SECRET = 'hotelbeds_secret_sandbox';
/** How far the clocks of the two sides may be apart, in seconds. */
const APART = 60;

function signedLately(signature: string, now: number): boolean {
  const second = Math.floor(now / 1000);
  return Array.from({ length: 2 * APART + 1 }, (_, index) => second - APART + index).some(
    (at) => createHash('sha256').update(`${KEY}${SECRET}${at}`).digest('hex') === signature,
  );
}

/** Key and signature: SHA-256 in hex of key, secret and the seconds since 1970. The time is the machine's own. */
export function registerAccess(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'api-key': key, 'x-signature': signature } = request.headers;
    if (key !== KEY) throw new HotelbedsProblem('AUTHORIZATION', 'Developer Inactive');
    if (!signedLately(String(signature), Date.now()))
      throw new HotelbedsProblem('AUTHORIZATION', 'Not Authorized');
    done();
  });
}

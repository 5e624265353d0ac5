import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { KeptPages } from './kept-pages';

interface Options {
  secret: string | null;
  kept: KeptPages;
}

const MOST_KEYS = 200;

const isSame = (said: string, secret: string) => {
  const [a, b] = [Buffer.from(said), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
};

export function registerPurge(app: FastifyInstance, { secret, kept }: Options): void {
  app.addHttpMethod('PURGE');
  app.route({
    method: 'PURGE',
    url: '/*',
    handler(request, reply) {
      const [, said = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
      if (secret === null || !isSame(said, secret)) return reply.code(403).send();
      const keys = String(request.headers['surrogate-key'] ?? '')
        .split(' ')
        .filter((key) => key !== '');
      if (keys.length === 0 || keys.length > MOST_KEYS) return reply.code(400).send();
      return reply.header('cache-control', 'no-store').send({ purged: kept.purge(keys) });
    },
  });
}

import { isOneOf } from '@wayfare/server/secrets';
import type { FastifyInstance } from 'fastify';
import type { KeptPages } from './kept-pages';

interface Options {
  secrets: readonly string[];
  kept: KeptPages;
}

const MOST_KEYS = 200;

export function registerPurge(app: FastifyInstance, { secrets, kept }: Options): void {
  app.addHttpMethod('PURGE');
  app.route({
    method: 'PURGE',
    url: '/*',
    handler(request, reply) {
      const [, said = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
      if (!isOneOf(said, secrets)) return reply.code(403).send();
      const keys = String(request.headers['surrogate-key'] ?? '')
        .split(' ')
        .filter((key) => key !== '');
      if (keys.length === 0 || keys.length > MOST_KEYS) return reply.code(400).send();
      return reply.header('cache-control', 'no-store').send({ purged: kept.purge(keys) });
    },
  });
}

import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  joinEntries,
  parseJoinedPath,
  readEntry,
  readRelease,
  type NamedRelease,
  type ReleaseStore,
} from '@wayfare/releases';
import { encodingOf, pageBody, type PageBody } from '../page-cache/page-body';

const KEPT = 64;
const BROTLI_LEVEL = 11;

async function read(store: ReleaseStore, { name, version }: NamedRelease) {
  const release = await readRelease(store, name, version).catch(() => null);
  const code = release === null ? null : await readEntry(store, release);
  return code === null ? [] : [{ name, version, code }];
}

export function registerJoinedEntries(app: FastifyInstance, store: ReleaseStore): void {
  const kept = new LRUCache<string, PageBody>({
    max: KEPT,
    async fetchMethod(path) {
      const releases = parseJoinedPath(path) ?? [];
      const entries = (await Promise.all(releases.map((named) => read(store, named)))).flat();
      return releases.length > 0 && entries.length === releases.length
        ? pageBody(joinEntries(entries), BROTLI_LEVEL)
        : undefined;
    },
  });
  // no parameter of the router's, which may have 100 characters
  app.get<{ Params: { '*': string } }>('/r/entries/*', async (request, reply) => {
    const body = await kept.fetch(`/r/entries/${request.params['*']}`);
    if (body === undefined) return reply.callNotFound();
    const encoding = encodingOf(request.headers['accept-encoding']);
    const bytes = await body.as(encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Accept-Encoding',
      })
      .type('text/javascript; charset=utf-8')
      .send(bytes);
  });
}

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ROOM_KINDS } from '../rates/room-kinds';
import { catalogue, CATALOGUE_VERSION } from '../catalogue/catalogue';
import { feedLine } from './feed-line';

const LINES_PER_CHUNK = 250;

function* feed(): Generator<string> {
  const { hotels } = catalogue();
  for (let start = 0; start < hotels.length; start += LINES_PER_CHUNK) {
    yield hotels
      .slice(start, start + LINES_PER_CHUNK)
      .map((hotel) => `${feedLine(hotel)}\n`)
      .join('');
  }
}

/** The static content that a supplier hands over in bulk; importers compare the version and skip what they have. */
export function registerFeed(app: FastifyInstance): void {
  const etag = `"${CATALOGUE_VERSION}"`;
  app.get('/catalogue/accommodation.ndjson', (request, reply) => {
    void reply
      .header('etag', etag)
      .header('x-catalogue-version', CATALOGUE_VERSION)
      .header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(feed()));
  });
  app.get('/catalogue/room-names.json', () =>
    ROOM_KINDS.map(({ name, nameNl }) => ({ en: name, nl: nameNl })),
  );
}

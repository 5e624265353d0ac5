import { LANGUAGES } from '@wayfare/domain';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../platform/http/problem';
import type { Cards } from './cards.service';

const NAME = /^[A-Za-z0-9][\w-]{0,119}$/;
const FILE = /^([^.]+)\.([a-z]{2})\.png$/;
const A_WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';
const A_MOMENT = 'public, max-age=300';

/** Public link previews, cached for a week since their text may change. */
export function cardRoutes(app: FastifyInstance, cards: Cards): void {
  app.get<{ Params: { kind: string; file: string } }>(
    '/media/cards/:kind/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, name = '', code] = FILE.exec(request.params.file) ?? [];
      const language = LANGUAGES.find((each) => each === code);
      if (language === undefined || !NAME.test(name))
        throw new Problem('NOT_FOUND', { text: 'media.unknown' });
      const { content, tag, whole } = await cards.card(request.params.kind, name, language);
      const etag = `"${tag}"`;
      reply.headers({
        'cache-control': whole ? A_WEEK : A_MOMENT,
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      });
      return request.headers['if-none-match'] === etag
        ? reply.code(304).send()
        : reply.type('image/png').send(content);
    },
  );
}

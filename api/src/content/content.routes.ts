import {
  articleById,
  articleList,
  articlePreview,
  destinationClimate,
  destinationList,
  pageList,
  promoList,
} from '@wayfare/api-contract';
import type { Call, ContentList, ContentListRequest } from '@wayfare/api-contract';
import {
  ArticleEntrySchema,
  ArticleListSchema,
  ClimateRequestSchema,
  ClimateResultSchema,
  ContentEntryRequestSchema,
  ContentListRequestSchema,
  DestinationListSchema,
  PageListSchema,
  PreviewRequestSchema,
  PreviewResultSchema,
  PromoListSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Catalogue } from '../catalogue/catalogue';
import { Problem } from '../platform/http/problem';
import { route } from '../platform/http/route';
import type { Content, ContentKind, ContentKinds, Entry } from '../ports/content';
import { climateService } from './climate.service';
import type { ClimateNormals } from './climate-normals';
import {
  checkFilters,
  checkPopulate,
  pageOf,
  slugOf,
  withoutAnswers,
  withoutBody,
} from './entry-lists';
import { previewDraft } from './preview';
import { goesOn } from './promo-end';

interface ContentOptions {
  readonly content: Content;
  readonly catalogue: Catalogue;
  readonly normals: ClimateNormals;
  /** undefined disables previews */
  readonly previewSecrets: readonly string[];
  readonly guessesPerMinute: number;
}

/** Editorial content in Strapi's REST shape, and its countries' climate. */
export function contentRoutes(api: FastifyInstance, options: ContentOptions): void {
  const { content } = options;
  const shelf = shelves(api, content);
  shelf('articles', articleList, ArticleListSchema, {
    summary: 'Articles, newest first',
    brief: withoutBody,
  });
  shelf('destinations', destinationList, DestinationListSchema, {
    summary: 'Destination countries',
    brief: withoutBody,
  });
  shelf('pages', pageList, PageListSchema, {
    summary: 'Pages that are mostly text',
    brief: withoutAnswers,
  });
  // promotions are read in the list only
  shelf('promos', promoList, PromoListSchema, {
    summary: 'Promotions that go on',
    brief: (promo) => promo,
    isShown: ({ attributes }, now) => goesOn(attributes, now),
  });
  route(
    api,
    articleById(':id'),
    { request: ContentEntryRequestSchema, result: ArticleEntrySchema },
    { summary: 'An article by its id: in the language asked for, else the very one' },
    async ({ locale }, { request }) => {
      const { id } = v.parse(v.object({ id: v.string() }), request.params);
      const data = await content.article(id, locale ?? null);
      if (data === null) throw new Problem('NOT_FOUND', { text: 'content.unknown' });
      return { data, meta: {} };
    },
  );
  draftRoutes(api, options);
}

interface Shelf<Attributes> {
  readonly summary: string;
  readonly brief: (entry: Entry<Attributes>) => Entry<Attributes>;
  readonly isShown?: (entry: Entry<Attributes>, now: number) => boolean;
}

/** Per kind: a brief list, or one full entry by slug. */
function shelves(api: FastifyInstance, content: Content) {
  return <Kind extends ContentKind>(
    kind: Kind,
    call: Call<ContentListRequest, ContentList<ContentKinds[Kind]>>,
    result: v.GenericSchema<unknown, ContentList<ContentKinds[Kind]>>,
    { summary, brief, isShown = () => true }: Shelf<ContentKinds[Kind]>,
  ): void =>
    route(
      api,
      call,
      { request: ContentListRequestSchema, result },
      { summary },
      async (query, { now, request }) => {
        checkFilters(request.query);
        checkPopulate(query);
        const slug = slugOf(query);
        if (slug === undefined)
          return pageOf(
            (await content.list(kind, query.locale))
              .filter((entry) => isShown(entry, now))
              .map(brief),
            query,
          );
        const found = await content.find(kind, slug, query.locale);
        return pageOf(found === null || !isShown(found, now) ? [] : [found], query);
      },
    );
}

function draftRoutes(
  api: FastifyInstance,
  { content, catalogue, normals, previewSecrets, guessesPerMinute: max }: ContentOptions,
): void {
  const guesses = max > 0 ? { rateLimit: { max, timeWindow: '1 minute' } } : {};
  route(
    api,
    articlePreview,
    { request: PreviewRequestSchema, result: PreviewResultSchema },
    { summary: 'A draft, for who knows the secret', ...guesses },
    (request, { reply }) => {
      void reply.header('cache-control', 'no-store');
      return previewDraft(content, previewSecrets, request);
    },
  );
  const climate = climateService({ content, catalogue, normals });
  route(
    api,
    destinationClimate,
    { request: ClimateRequestSchema, result: ClimateResultSchema },
    { summary: 'Monthly normals of a country’s main places, and hotels there' },
    ({ country, language }) => climate.of(country.toUpperCase(), language),
  );
}

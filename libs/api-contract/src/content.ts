import * as v from 'valibot';
import { ARTICLE_TOPICS, DESTINATION_FACTS } from './content-facts';
import { LanguageSchema } from './places';

/* Strapi's REST shape (specification section 7, decisions 0 and 4): `{ data: [{ id, attributes }], meta }`. */

const SlugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(120));

const FilterSchema = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** `pagination[pageSize]` of -1 or 0 is all (API-39); a slug, in any of three spellings, matches one entry or none. */
export const ContentListRequestSchema = v.object({
  locale: v.optional(LanguageSchema, 'en'),
  'filters[slug][$eq]': FilterSchema,
  'filters[slug]': FilterSchema,
  slug: FilterSchema,
  populate: v.optional(v.pipe(v.string(), v.maxLength(100))),
  'pagination[page]': v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))),
  'pagination[pageSize]': v.optional(v.pipe(v.string(), v.regex(/^(-1|0|[1-9]\d{0,2})$/))),
});
export type ContentListRequest = v.InferInput<typeof ContentListRequestSchema>;

/** With `locale` the translation of the entry; without it the very entry. */
export const ContentEntryRequestSchema = v.object({ locale: v.optional(LanguageSchema) });
export type ContentEntryRequest = v.InferInput<typeof ContentEntryRequestSchema>;

/** `src` is a path on our own origin without its size: add `/{320|640|1280}.webp`. */
const ContentPictureSchema = v.object({
  src: v.pipe(v.string(), v.startsWith('/media/')),
  alt: v.string(),
});

const LocalizationsSchema = v.object({
  data: v.array(
    v.object({
      id: v.number(),
      attributes: v.object({ locale: LanguageSchema, slug: SlugSchema }),
    }),
  ),
});

const EntryEntries = {
  title: v.string(),
  slug: SlugSchema,
  locale: LanguageSchema,
  teaser: v.string(),
  /** sanitised HTML; null in lists, except promotions, which have no page */
  body: v.nullable(v.string()),
  publishedAt: v.string(),
  updatedAt: v.string(),
  localizations: LocalizationsSchema,
};

export const ArticleAttributesSchema = v.object({
  ...EntryEntries,
  cover: ContentPictureSchema,
  topic: v.picklist(ARTICLE_TOPICS),
  countries: v.array(v.string()),
  readingMinutes: v.number(),
});

export const DestinationAttributesSchema = v.object({
  ...EntryEntries,
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  cover: ContentPictureSchema,
  bestMonths: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  bestTime: v.string(),
  facts: v.array(v.object({ name: v.picklist(DESTINATION_FACTS), text: v.string() })),
  highlights: v.array(v.object({ title: v.string(), text: v.string() })),
});

/** A page that is mostly text. Its slug is one of PAGE_KEYS in both languages. */
export const PageAttributesSchema = v.object({
  ...EntryEntries,
  metaTitle: v.nullable(v.string()),
  /** answers are sanitised HTML, null in lists */
  topics: v.array(
    v.object({
      id: SlugSchema,
      title: v.string(),
      questions: v.array(
        v.object({ id: SlugSchema, question: v.string(), answer: v.nullable(v.string()) }),
      ),
    }),
  ),
});

export const PromoAttributesSchema = v.object({
  ...EntryEntries,
  cover: ContentPictureSchema,
  link: v.object({ name: v.string(), label: v.string() }),
  until: v.nullable(v.string()),
});

const PaginationSchema = v.object({
  page: v.number(),
  pageSize: v.number(),
  pageCount: v.number(),
  total: v.number(),
});

const listOf = <Attributes>(attributes: v.GenericSchema<unknown, Attributes>) =>
  v.object({
    data: v.array(v.object({ id: v.number(), attributes })),
    meta: v.object({ pagination: PaginationSchema }),
  });
const entryOf = <Attributes>(attributes: v.GenericSchema<unknown, Attributes>) =>
  v.object({ data: v.object({ id: v.number(), attributes }), meta: v.object({}) });

export const ArticleListSchema = listOf(ArticleAttributesSchema);
export const ArticleEntrySchema = entryOf(ArticleAttributesSchema);
export const DestinationListSchema = listOf(DestinationAttributesSchema);
export const PageListSchema = listOf(PageAttributesSchema);
export const PromoListSchema = listOf(PromoAttributesSchema);

/** `GET /api/preview`: a draft for whoever knows the secret; NOT_FOUND otherwise. */
export const PreviewRequestSchema = v.object({
  slug: v.pipe(v.string(), v.maxLength(200)),
  secret: v.pipe(v.string(), v.maxLength(200)),
  locale: v.optional(LanguageSchema, 'en'),
  kind: v.optional(v.picklist(['articles', 'destinations']), 'articles'),
});
export const PreviewResultSchema = v.variant('kind', [
  v.object({ kind: v.literal('articles'), id: v.number(), attributes: ArticleAttributesSchema }),
  v.object({
    kind: v.literal('destinations'),
    id: v.number(),
    attributes: DestinationAttributesSchema,
  }),
]);

/** `GET /api/search`: site search, best match first in each group. */
export const SiteSearchRequestSchema = v.object({
  term: v.pipe(v.string(), v.trim(), v.maxLength(120)),
  language: v.optional(LanguageSchema, 'en'),
});

/** `slug` of an article; for help a page's key, with `#` and the question's id for one question. */
const SiteSearchEntrySchema = v.object({ slug: v.string(), title: v.string(), teaser: v.string() });

export const SiteSearchResultSchema = v.object({
  /** countries, destinations and cities; `path` is below /hotels */
  places: v.array(
    v.object({
      type: v.picklist(['country', 'destination', 'city']),
      label: v.string(),
      within: v.string(),
      path: v.string(),
    }),
  ),
  hotels: v.array(v.object({ label: v.string(), within: v.string(), path: v.string() })),
  articles: v.array(SiteSearchEntrySchema),
  help: v.array(SiteSearchEntrySchema),
});

export type Article = v.InferOutput<typeof ArticleAttributesSchema>;
export type ArticleTopic = Article['topic'];
export type Destination = v.InferOutput<typeof DestinationAttributesSchema>;
export type ContentPage = v.InferOutput<typeof PageAttributesSchema>;
export type Promo = v.InferOutput<typeof PromoAttributesSchema>;
export interface ContentList<Attributes> {
  data: { id: number; attributes: Attributes }[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}
export interface ContentEntry<Attributes> {
  data: { id: number; attributes: Attributes };
  meta: object;
}
export type PreviewRequest = v.InferInput<typeof PreviewRequestSchema>;
export type PreviewResult = v.InferOutput<typeof PreviewResultSchema>;

export type SiteSearchRequest = v.InferInput<typeof SiteSearchRequestSchema>;
export type SiteSearchResult = v.InferOutput<typeof SiteSearchResultSchema>;

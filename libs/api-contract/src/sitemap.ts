import { forLanguages } from '@wayfare/domain';
import * as v from 'valibot';

/** Entries of one page of a part: with both languages 10,000 addresses, a fifth of what a sitemap may hold. */
export const SITEMAP_PAGE_SIZE = 5_000;

/** `GET /api/seo/sitemap`: the parts of the sitemap that the catalogue and the content service fill. */
export const SitemapPartsSchema = v.array(
  v.object({
    name: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
    /** published names of the routes that its entries may have */
    routes: v.array(v.string()),
    /** 0 for a part that has nothing at present */
    pages: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** another one as soon as an entry changes; null while that is not known */
    version: v.nullable(v.string()),
    /** when an entry changed last, ISO 8601; null where nobody keeps that */
    changedAt: v.nullable(v.string()),
  }),
);

/** `GET /api/seo/sitemap-entries` */
export const SitemapEntriesRequestSchema = v.object({
  part: v.pipe(v.string(), v.maxLength(40)),
  page: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}$/))]),
      v.transform(Number),
      v.integer(),
      v.minValue(1),
    ),
    1,
  ),
});

export const SitemapEntriesResultSchema = v.array(
  v.object({
    /** published name of the route, such as `hotels.hotel` */
    route: v.string(),
    /** values of the route's parameters in their order with slashes between them; null where the language has no such page */
    ...forLanguages(() => v.nullable(v.string())),
    /** day or instant of the last change, where it is known */
    changedAt: v.optional(v.string()),
  }),
);

export type SitemapPart = v.InferOutput<typeof SitemapPartsSchema>[number];
export type SitemapEntriesRequest = v.InferInput<typeof SitemapEntriesRequestSchema>;
export type SitemapEntry = v.InferOutput<typeof SitemapEntriesResultSchema>[number];

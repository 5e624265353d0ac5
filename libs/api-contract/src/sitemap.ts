import { forLanguages } from '@wayfare/domain';
import * as v from 'valibot';

/** Entries a page: in both languages 10,000 addresses, a fifth of a sitemap's limit. */
export const SITEMAP_PAGE_SIZE = 5_000;

export const SitemapPartsSchema = v.array(
  v.object({
    name: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
    routes: v.array(v.string()),
    pages: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** changes with any entry; null while unknown */
    version: v.nullable(v.string()),
    /** ISO 8601; null where unknown */
    changedAt: v.nullable(v.string()),
  }),
);

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
    route: v.string(),
    /** route parameters in order, joined by slashes; null where the language has no such page */
    ...forLanguages(() => v.nullable(v.string())),
    changedAt: v.optional(v.string()),
  }),
);

export type SitemapPart = v.InferOutput<typeof SitemapPartsSchema>[number];
export type SitemapEntriesRequest = v.InferInput<typeof SitemapEntriesRequestSchema>;
export type SitemapEntry = v.InferOutput<typeof SitemapEntriesResultSchema>[number];

import { ARTICLE_TOPICS, DESTINATION_FACTS, PAGE_KEYS } from '@wayfare/api-contract';
import { LANGUAGES } from '@wayfare/domain';
import * as v from 'valibot';
import { LONGEST_TEXT } from './rich-text';

/* Reads versions 4 (`attributes` and `data` wrappers) and 5 (flat). */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Version 4 to version 5; anything else unchanged. */
function flat(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flat);
  return isObject(value) && isObject(value['attributes'])
    ? { ...value['attributes'], id: value['id'] }
    : value;
}

const related = (value: unknown): unknown =>
  flat(isObject(value) && 'data' in value ? value['data'] : value);

export function flattened(value: unknown): unknown {
  const entry = flat(value);
  return isObject(entry)
    ? { ...entry, localizations: related(entry['localizations']), cover: related(entry['cover']) }
    : entry;
}

const LanguageSchema = v.picklist(LANGUAGES);
const SlugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(120));
const LineSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));
const TextSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2_000));
const MarkdownSchema = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
/** Blocks are several times longer than Markdown. */
const BodySchema = v.union([
  MarkdownSchema,
  v.pipe(
    v.array(v.unknown()),
    v.check((blocks) => JSON.stringify(blocks).length <= 4 * LONGEST_TEXT),
  ),
]);
const InstantSchema = v.pipe(v.string(), v.isoTimestamp());
const CountrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/* Strapi sends null for an empty list. */

const LocalizationSchema = v.object({
  id: v.number(),
  locale: v.string(),
  slug: v.nullish(v.string()),
  publishedAt: v.nullish(v.string()),
});

const CommonEntries = {
  id: v.pipe(v.number(), v.integer()),
  title: LineSchema,
  slug: SlugSchema,
  locale: LanguageSchema,
  teaser: TextSchema,
  body: v.nullish(BodySchema, ''),
  /** null for a draft */
  publishedAt: v.nullable(InstantSchema),
  updatedAt: InstantSchema,
  localizations: v.nullish(v.array(LocalizationSchema), []),
};
const CoverEntries = {
  cover: v.nullish(v.object({ url: v.string(), alternativeText: v.nullish(v.string()) })),
};
const QuestionSchema = v.object({
  id: SlugSchema,
  question: LineSchema,
  answer: v.pipe(MarkdownSchema, v.trim(), v.nonEmpty()),
});

export const StrapiArticleSchema = v.object({
  ...CommonEntries,
  ...CoverEntries,
  topic: v.picklist(ARTICLE_TOPICS),
  countries: v.nullish(v.array(CountrySchema), []),
});
export const StrapiDestinationSchema = v.object({
  ...CommonEntries,
  ...CoverEntries,
  countryCode: CountrySchema,
  bestMonths: v.nullish(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
    [],
  ),
  bestTime: TextSchema,
  facts: v.nullish(
    v.array(v.object({ name: v.picklist(DESTINATION_FACTS), text: TextSchema })),
    [],
  ),
  highlights: v.nullish(v.array(v.object({ title: LineSchema, text: TextSchema })), []),
});
export const StrapiPageSchema = v.object({
  ...CommonEntries,
  slug: v.picklist(PAGE_KEYS),
  metaTitle: v.nullish(LineSchema),
  topics: v.nullish(
    v.array(v.object({ id: SlugSchema, title: LineSchema, questions: v.array(QuestionSchema) })),
    [],
  ),
});
export const StrapiPromoSchema = v.object({
  ...CommonEntries,
  ...CoverEntries,
  link: v.object({ name: v.pipe(v.string(), v.regex(/^[a-z]+\.[a-z-]+$/)), label: LineSchema }),
  until: v.nullish(v.pipe(v.string(), v.isoDate())),
});

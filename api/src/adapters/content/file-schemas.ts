import { ARTICLE_TOPICS, PAGE_KEYS } from '@wayfare/api-contract';
import type { DESTINATION_FACTS } from '@wayfare/api-contract';
import * as v from 'valibot';
import { LONGEST_TEXT } from './rich-text';

/* Front matter as of docs/content.md; strict, since an unknown key is a typo. */

export const TEASER_MAX = 180;

const SlugSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must have lower case letters, digits and single hyphens only',
  ),
  v.maxLength(120),
);
const LineSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(300));
const TextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(2_000),
);
const DaySchema = v.pipe(v.string(), v.isoDate('must be a day such as 2026-05-04'));
const CountrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a code such as ES'));
const MonthSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
const CoverSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z]+(?:-[a-z]+)*-\d{1,2}$/, 'must be a picture such as beach-3'),
);

const CommonEntries = {
  title: LineSchema,
  slug: SlugSchema,
  teaser: v.pipe(LineSchema, v.maxLength(TEASER_MAX, `must have at most ${TEASER_MAX} characters`)),
  published: DaySchema,
  updated: DaySchema,
  draft: v.optional(v.boolean(), false),
};
const CoverEntries = { cover: CoverSchema, coverAlt: LineSchema };

/** YAML reads 112 as a number. */
const FactSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String), TextSchema);
const FactsSchema = v.strictObject({
  capital: FactSchema,
  languages: FactSchema,
  money: FactSchema,
  time: FactSchema,
  power: FactSchema,
  emergency: FactSchema,
  gettingAround: FactSchema,
  tipping: FactSchema,
} satisfies Record<(typeof DESTINATION_FACTS)[number], typeof FactSchema>);

const QuestionSchema = v.strictObject({
  id: SlugSchema,
  question: LineSchema,
  answer: v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(LONGEST_TEXT)),
});

export const ArticleFileSchema = v.strictObject({
  ...CommonEntries,
  ...CoverEntries,
  topic: v.picklist(ARTICLE_TOPICS),
  countries: v.optional(v.array(CountrySchema), []),
});
export const DestinationFileSchema = v.strictObject({
  ...CommonEntries,
  ...CoverEntries,
  country: CountrySchema,
  bestMonths: v.pipe(v.array(MonthSchema), v.nonEmpty('must name a month')),
  bestTime: TextSchema,
  facts: FactsSchema,
  highlights: v.array(v.strictObject({ title: LineSchema, text: TextSchema })),
});
export const PageFileSchema = v.strictObject({
  ...CommonEntries,
  slug: v.picklist(PAGE_KEYS),
  metaTitle: v.optional(LineSchema),
  topics: v.optional(
    v.array(
      v.strictObject({ id: SlugSchema, title: LineSchema, questions: v.array(QuestionSchema) }),
    ),
    [],
  ),
});
export const PromoFileSchema = v.strictObject({
  ...CommonEntries,
  ...CoverEntries,
  link: v.strictObject({
    name: v.pipe(
      v.string(),
      v.regex(/^[a-z]+\.[a-z-]+$/, 'must be a published name such as hotels.accommodations'),
    ),
    label: LineSchema,
  }),
  until: v.optional(DaySchema),
});

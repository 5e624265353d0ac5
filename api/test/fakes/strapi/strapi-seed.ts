import { LANGUAGES } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import * as v from 'valibot';
import { SMALL_CONTENT } from '../small-content';
import { splitFrontMatter } from '../../../src/adapters/content/content-files';

/* For tests: the small content as it is typed into Strapi. */

export interface SeededEntry {
  readonly kind: string;
  /** entries of one key are translations of each other */
  readonly key: string;
  readonly locale: Language;
  readonly isDraft: boolean;
  readonly published: string;
  readonly coverAlt: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

const FrontSchema = v.looseObject({
  title: v.string(),
  slug: v.string(),
  teaser: v.string(),
  published: v.string(),
  draft: v.optional(v.boolean(), false),
  coverAlt: v.optional(v.string()),
  country: v.optional(v.string()),
  facts: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

const FILE_ONLY = new Set([
  'published',
  'updated',
  'draft',
  'cover',
  'coverAlt',
  'country',
  'facts',
]);

const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks });

/** What editors of one article put into the dynamic zone below its body. */
const ZONE = [
  { __component: 'shared.rich-text', body: '## From a zone\n\nIn *Markdown*.' },
  {
    __component: 'shared.letters',
    content: [
      {
        type: 'paragraph',
        children: [
          text('In '),
          text('blocks <b>', { bold: true }),
          { type: 'link', url: '/trains', children: [text('and a link')] },
        ],
      },
      {
        type: 'list',
        format: 'unordered',
        children: [{ type: 'list-item', children: [text('one')] }],
      },
    ],
  },
  { __component: 'shared.media' },
  { __component: 'shared.quote', title: 'Somebody', body: 'Said so.' },
];
const WITH_ZONE = 'articles/lisbon';

function seededOf({ path, text }: { readonly path: string; readonly text: string }): SeededEntry {
  const [kind = '', key = '', name = ''] = path.split('/');
  const { data, markdown } = splitFrontMatter(text);
  const front = v.parse(FrontSchema, data);
  const fields = {
    ...Object.fromEntries(Object.entries(front).filter(([field]) => !FILE_ONLY.has(field))),
    body: markdown,
    ...(front.country === undefined ? {} : { countryCode: front.country }),
    ...(`${kind}/${key}` === WITH_ZONE ? { blocks: ZONE } : {}),
    ...(front.facts === undefined
      ? {}
      : {
          facts: Object.entries(front.facts).map(([fact, said]) => ({
            name: fact,
            text: String(said),
          })),
        }),
  };
  const locale = LANGUAGES.find((language) => name.startsWith(language)) ?? 'en';
  return {
    kind,
    key,
    locale,
    isDraft: front.draft,
    published: front.published,
    coverAlt: front.coverAlt ?? null,
    fields,
  };
}

/** In the order in which they are published. */
export function strapiSeed(): SeededEntry[] {
  return SMALL_CONTENT.map(seededOf).sort((a, b) => a.published.localeCompare(b.published));
}

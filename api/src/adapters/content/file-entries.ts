import { DESTINATION_FACTS } from '@wayfare/api-contract';
import type { Article, ContentPage, Destination, Promo } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import * as v from 'valibot';
import type { ContentKind, ContentKinds } from '../../ports/content';
import {
  ArticleFileSchema,
  DestinationFileSchema,
  PageFileSchema,
  PromoFileSchema,
} from './file-schemas';
import { LONGEST_TEXT, readingMinutes, richText } from './rich-text';

interface CommonFields {
  readonly title: string;
  readonly slug: string;
  readonly teaser: string;
  readonly published: string;
  readonly updated: string;
  readonly draft: boolean;
}

export interface FileEntry<Attributes> {
  readonly isDraft: boolean;
  readonly attributes: Attributes;
}

type Reader<Attributes> = (
  data: unknown,
  markdown: string,
  language: Language,
) => FileEntry<Attributes>;

const MarkdownSchema = v.object({
  body: v.pipe(
    v.string(),
    v.maxLength(LONGEST_TEXT, `must have at most ${LONGEST_TEXT} characters`),
  ),
});
const html = (markdown: string) => richText(markdown, { html: 'drop' });
const coverOf = ({ cover, coverAlt }: { readonly cover: string; readonly coverAlt: string }) => ({
  src: `/media/${cover}`,
  alt: coverAlt,
});

/** Reads the common fields, a kind's rest by `own`. Throws valibot's error, which names the field. */
function reader<Fields extends CommonFields, Own>(
  schema: v.GenericSchema<unknown, Fields>,
  own: (fields: Fields, body: string) => Own,
) {
  return (data: unknown, markdown: string, locale: Language) => {
    const fields = v.parse(schema, data);
    const body = html(v.parse(MarkdownSchema, { body: markdown }).body);
    const {
      title,
      slug,
      teaser,
      published: publishedAt,
      updated: updatedAt,
      draft: isDraft,
    } = fields;
    const localizations: Article['localizations'] = { data: [] };
    return {
      isDraft,
      attributes: {
        title,
        slug,
        locale,
        teaser,
        body,
        publishedAt,
        updatedAt,
        localizations,
        ...own(fields, body),
      },
    };
  };
}

const article: Reader<Article> = reader(
  ArticleFileSchema,
  ({ topic, countries, ...fields }, body) => ({
    cover: coverOf(fields),
    topic,
    countries,
    readingMinutes: readingMinutes(body),
  }),
);

const destination: Reader<Destination> = reader(
  DestinationFileSchema,
  ({ country, bestMonths, bestTime, facts, highlights, ...fields }) => ({
    countryCode: country,
    cover: coverOf(fields),
    bestMonths,
    bestTime,
    facts: DESTINATION_FACTS.map((name) => ({ name, text: facts[name] })),
    highlights,
  }),
);

const page: Reader<ContentPage> = reader(PageFileSchema, ({ metaTitle = null, topics }) => ({
  metaTitle,
  topics: topics.map(({ id, title, questions }) => ({
    id,
    title,
    questions: questions.map((each) => ({ ...each, answer: html(each.answer) })),
  })),
}));

const promo: Reader<Promo> = reader(PromoFileSchema, ({ link, until = null, ...fields }) => ({
  cover: coverOf(fields),
  link,
  until,
}));

export const READERS: { readonly [Kind in ContentKind]: Reader<ContentKinds[Kind]> } = {
  articles: article,
  destinations: destination,
  pages: page,
  promos: promo,
};

import type { Article, ContentPage, Destination, Promo } from '@wayfare/api-contract';
import { LANGUAGES } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import * as v from 'valibot';
import type { ContentKind, ContentKinds, Entry } from '../../ports/content';
import { readingMinutes } from './rich-text';
import { uploadedPicture } from './strapi-pictures';
import { StrapiArticleSchema, StrapiDestinationSchema, StrapiPageSchema, StrapiPromoSchema, flattened } from './strapi.schemas';

/* Strapi's entries as entries of the contract. */

/** What reading an entry needs. */
export interface Reading {
  readonly strapiUrl: string;
  /** somebody's Markdown as safe HTML */
  readonly html: (markdown: string) => string;
}

export interface StrapiEntry<Attributes> extends Entry<Attributes> {
  readonly isDraft: boolean;
}

type Reader<Attributes> = (entry: unknown, reading: Reading) => StrapiEntry<Attributes>;

interface Common {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly locale: Language;
  readonly teaser: string;
  readonly body: string;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
  readonly localizations: readonly { readonly id: number; readonly locale: string; readonly slug?: string | null | undefined; readonly publishedAt?: string | null | undefined }[];
}

/** Published entries in the site's other languages. */
function localizationsOf({ locale: own, localizations }: Common): Article['localizations'] {
  return {
    data: localizations.flatMap(({ id, locale: name, slug, publishedAt }) => {
      const locale = LANGUAGES.find((candidate) => candidate === name);
      return locale === undefined || locale === own || typeof slug !== 'string' || publishedAt === null ? [] : [{ id, attributes: { locale, slug } }];
    }),
  };
}

/** Throws for a picture that our own origin cannot show. */
function coverOf({ url, alternativeText }: { readonly url: string; readonly alternativeText?: string | null | undefined }, { strapiUrl }: Reading): Article['cover'] {
  const src = uploadedPicture(url, strapiUrl);
  if (src === null) throw new Error('cover: is no picture among the uploads of the content service');
  return { src, alt: alternativeText ?? '' };
}

function reader<Fields extends Common, Own>(schema: v.GenericSchema<unknown, Fields>, own: (fields: Fields, body: string, reading: Reading) => Own) {
  return (entry: unknown, reading: Reading) => {
    const fields = v.parse(schema, flattened(entry));
    const { id, title, slug, locale, teaser, publishedAt, updatedAt } = fields;
    const body = reading.html(fields.body);
    const attributes = { title, slug, locale, teaser, body, publishedAt: publishedAt ?? updatedAt, updatedAt, localizations: localizationsOf(fields), ...own(fields, body, reading) };
    return { id, isDraft: publishedAt === null, attributes };
  };
}

const article: Reader<Article> = reader(StrapiArticleSchema, ({ cover, topic, countries }, body, reading) => ({ cover: coverOf(cover, reading), topic, countries, readingMinutes: readingMinutes(body) }));

const destination: Reader<Destination> = reader(StrapiDestinationSchema, ({ cover, countryCode, bestMonths, bestTime, facts, highlights }, _body, reading) => ({
  countryCode,
  cover: coverOf(cover, reading),
  bestMonths,
  bestTime,
  facts,
  highlights,
}));

const page: Reader<ContentPage> = reader(StrapiPageSchema, ({ metaTitle, topics }, _body, { html }) => ({
  metaTitle: metaTitle ?? null,
  topics: topics.map((topic) => ({ ...topic, questions: topic.questions.map((question) => ({ ...question, answer: html(question.answer) })) })),
}));

const promo: Reader<Promo> = reader(StrapiPromoSchema, ({ cover, link, until }, _body, reading) => ({ cover: coverOf(cover, reading), link, until: until ?? null }));

export const STRAPI_READERS: { readonly [Kind in ContentKind]: Reader<ContentKinds[Kind]> } = { articles: article, destinations: destination, pages: page, promos: promo };

import type { Article, ContentPage, Destination, Promo } from '@wayfare/api-contract';
import { LANGUAGES } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import * as v from 'valibot';
import type { ContentKind, ContentKinds, Entry } from '../../ports/content';
import { readingMinutes } from './rich-text';
import type { StrapiBody } from './strapi-blocks';
import { uploadedPicture } from './strapi-pictures';
import type { PictureStores } from './strapi-pictures';
import {
  StrapiArticleSchema,
  StrapiDestinationSchema,
  StrapiPageSchema,
  StrapiPromoSchema,
  flattened,
} from './strapi.schemas';

export interface Reading {
  readonly stores: PictureStores;
  readonly zone?: string | undefined;
  readonly html: (body: StrapiBody) => string;
  /** reports what a shown entry had to omit */
  readonly missing: (entry: unknown, reason: string) => void;
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
  readonly body: StrapiBody;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
  readonly localizations: readonly {
    readonly id: number;
    readonly locale: string;
    readonly slug?: string | null | undefined;
    readonly publishedAt?: string | null | undefined;
  }[];
}

function localizationsOf({ locale: own, localizations }: Common): Article['localizations'] {
  return {
    data: localizations.flatMap(({ id, locale: name, slug, publishedAt }) => {
      const locale = LANGUAGES.find((candidate) => candidate === name);
      return locale === undefined ||
        locale === own ||
        typeof slug !== 'string' ||
        publishedAt === null
        ? []
        : [{ id, attributes: { locale, slug } }];
    }),
  };
}

interface WithCover {
  readonly id: number;
  readonly cover?:
    | { readonly url: string; readonly alternativeText?: string | null | undefined }
    | null
    | undefined;
}

/** Stand-in cover for an entry without a usable picture. */
const NO_COVER: Article['cover'] = { src: '/media/room-view-1', alt: '' };

function coverOf({ id, cover }: WithCover, { stores, missing }: Reading): Article['cover'] {
  if (cover === null || cover === undefined) return NO_COVER;
  const src = uploadedPicture(cover.url, stores);
  if (src === null)
    missing(
      { id },
      'cover: is no picture of the content service or of an origin in CONTENT_PICTURES',
    );
  return src === null ? NO_COVER : { src, alt: cover.alternativeText ?? '' };
}

function zoneOf(entry: unknown, { zone }: Reading): readonly unknown[] {
  const found: unknown =
    zone === undefined ? undefined : new Map(Object.entries(Object(flattened(entry)))).get(zone);
  return Array.isArray(found) ? found : [];
}

function reader<Fields extends Common, Own>(
  schema: v.GenericSchema<unknown, Fields>,
  own: (fields: Fields, body: string, reading: Reading) => Own,
) {
  return (entry: unknown, reading: Reading) => {
    const fields = v.parse(schema, flattened(entry));
    const { id, title, slug, locale, teaser, publishedAt, updatedAt } = fields;
    const zone = zoneOf(entry, reading);
    const body = reading.html(
      zone.length === 0
        ? fields.body
        : [...(typeof fields.body === 'string' ? [fields.body] : fields.body), ...zone],
    );
    const attributes = {
      title,
      slug,
      locale,
      teaser,
      body,
      publishedAt: publishedAt ?? updatedAt,
      updatedAt,
      localizations: localizationsOf(fields),
      ...own(fields, body, reading),
    };
    return { id, isDraft: publishedAt === null, attributes };
  };
}

const article: Reader<Article> = reader(
  StrapiArticleSchema,
  ({ topic, countries, ...entry }, body, reading) => ({
    cover: coverOf(entry, reading),
    topic,
    countries,
    readingMinutes: readingMinutes(body),
  }),
);

const destination: Reader<Destination> = reader(
  StrapiDestinationSchema,
  ({ countryCode, bestMonths, bestTime, facts, highlights, ...entry }, _body, reading) => ({
    countryCode,
    cover: coverOf(entry, reading),
    bestMonths,
    bestTime,
    facts,
    highlights,
  }),
);

const page: Reader<ContentPage> = reader(
  StrapiPageSchema,
  ({ metaTitle, topics }, _body, { html }) => ({
    metaTitle: metaTitle ?? null,
    topics: topics.map((topic) => ({
      ...topic,
      questions: topic.questions.map((question) => ({
        ...question,
        answer: html(question.answer),
      })),
    })),
  }),
);

const promo: Reader<Promo> = reader(
  StrapiPromoSchema,
  ({ link, until, ...entry }, _body, reading) => ({
    cover: coverOf(entry, reading),
    link,
    until: until ?? null,
  }),
);

export const STRAPI_READERS: { readonly [Kind in ContentKind]: Reader<ContentKinds[Kind]> } = {
  articles: article,
  destinations: destination,
  pages: page,
  promos: promo,
};

import { forLanguages, LANGUAGES } from '@wayfare/domain';
import type { Clock, Language } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Content, ContentKind, ContentKinds, Entry } from '../../ports/content';
import { htmlOfMarkdown } from './markdown';
import { safeHtml } from './safe-html';
import { StaleCache } from '../stale-cache';
import { htmlOfBody } from './strapi-blocks';
import type { StrapiBody } from './strapi-blocks';
import { STRAPI_READERS } from './strapi-entries';
import type { Reading, StrapiEntry } from './strapi-entries';
import { pictureInText } from './strapi-pictures';
import { strapiClient } from './strapi.client';
import type { StrapiClient, StrapiOptions, StrapiQuery } from './strapi.client';

/* Content from Strapi 4 or 5 over REST (decision 0026). */

/** Strapi's own limit for one page. */
const PAGE_SIZE = 100;
/** above this the reported count is not credible */
const MOST_PAGES = 50;
const REMEMBERED = 1_000;

const RELATIONS: Readonly<Record<ContentKind, readonly string[]>> = {
  articles: ['localizations', 'cover'],
  destinations: ['localizations', 'cover'],
  pages: ['localizations'],
  promos: ['localizations', 'cover'],
};

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

const WITH_ZONE: readonly ContentKind[] = ['articles', 'destinations', 'pages'];

interface Asked {
  readonly kind: ContentKind;
  readonly language: Language;
  readonly zone: string | undefined;
}

function queryOf({ kind, language, zone }: Asked, more: StrapiQuery): StrapiQuery {
  const relations = RELATIONS[kind];
  const populate: StrapiQuery =
    zone === undefined || !WITH_ZONE.includes(kind)
      ? Object.fromEntries(relations.map((name, index) => [`populate[${index}]`, name]))
      : {
          ...Object.fromEntries(relations.map((name) => [`populate[${name}]`, 'true'])),
          [`populate[${zone}][populate]`]: '*',
        };
  return {
    locale: language,
    sort: 'publishedAt:desc',
    'pagination[pageSize]': String(PAGE_SIZE),
    ...populate,
    ...more,
  };
}

/** Deduplicates entries that shift between pages while reading. */
async function everything(
  client: StrapiClient,
  kind: ContentKind,
  query: StrapiQuery,
): Promise<unknown[]> {
  const first = await client.get(kind, query);
  const found = [...first.data];
  const pages = Math.min(first.meta.pagination.pageCount, MOST_PAGES);
  for (let page = 2; page <= pages; page += 1)
    found.push(...(await client.get(kind, { ...query, 'pagination[page]': String(page) })).data);
  return found;
}

/** Logs an invalid entry once, by id and field, never its content. */
function complaints(log: Log): (kind: ContentKind, entry: unknown, error: unknown) => void {
  const made = new Set<string>();
  return (kind, entry, error) => {
    const id = String(Object(entry).id);
    const reason =
      error instanceof v.ValiError
        ? error.issues
            .map((issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? 'all of it')
            .join(', ')
        : String(error);
    const complaint = `${kind}/${id}: ${reason}`;
    if (made.has(complaint) || made.size >= REMEMBERED) return;
    made.add(complaint);
    log.warn({ kind, id, reason }, 'an entry of the content service cannot be shown');
  };
}

/** Caches rendered HTML until the next list. */
function remembering(render: (body: StrapiBody) => string): {
  readonly next: () => (body: StrapiBody) => string;
} {
  let before = new Map<string, string>();
  return {
    next() {
      const [old, now] = [before, new Map<string, string>()];
      before = now;
      return (body) => {
        const key = typeof body === 'string' ? body : JSON.stringify(body);
        const html = now.get(key) ?? old.get(key) ?? render(body);
        now.set(key, html);
        return html;
      };
    },
  };
}

export function strapiContent(options: StrapiOptions, log: Log, clock: Clock = Date.now): Content {
  const client = strapiClient(options, log);
  const complain = complaints(log);
  const { fillIn = (text) => text, zone } = options;
  const stores = { strapiUrl: options.url, origins: options.pictures ?? [] };
  const picture = pictureInText(stores);
  const render = (language: Language) => (body: StrapiBody) =>
    safeHtml(
      htmlOfBody(body, (markdown) => htmlOfMarkdown(fillIn(markdown, language), true)),
      picture,
    );

  function read<Kind extends ContentKind>(
    kind: Kind,
    entries: readonly unknown[],
    html: Reading['html'],
  ): StrapiEntry<ContentKinds[Kind]>[] {
    const seen = new Set<number>();
    return entries.flatMap((raw) => {
      try {
        const entry = STRAPI_READERS[kind](raw, {
          stores,
          zone,
          html,
          missing: (entry, reason) => complain(kind, entry, reason),
        });
        if (seen.has(entry.id)) return [];
        seen.add(entry.id);
        return [entry];
      } catch (error) {
        complain(kind, raw, error);
        return [];
      }
    });
  }

  /** Published entries of one kind by language. */
  function shelf<Kind extends ContentKind>(kind: Kind) {
    const cache = new StaleCache<readonly Entry<ContentKinds[Kind]>[]>(clock);
    const texts = forLanguages((language) => remembering(render(language)));
    return (language: Language) =>
      cache.get(language, async () => {
        const entries = read(
          kind,
          await everything(client, kind, queryOf({ kind, language, zone }, {})),
          texts[language].next(),
        );
        return entries
          .filter(({ isDraft, attributes }) => !isDraft && attributes.locale === language)
          .map(({ id, attributes }) => ({ id, attributes }))
          .sort((a, b) => b.attributes.publishedAt.localeCompare(a.attributes.publishedAt));
      });
  }

  const shelves: {
    readonly [Kind in ContentKind]: (
      language: Language,
    ) => Promise<readonly Entry<ContentKinds[Kind]>[]>;
  } = {
    articles: shelf('articles'),
    destinations: shelf('destinations'),
    pages: shelf('pages'),
    promos: shelf('promos'),
  };

  return {
    list: (kind, language) => shelves[kind](language),
    // by the cached list: unknown slugs cause no request
    async find(kind, slug, language) {
      const entries = await shelves[kind](language);
      return entries.find(({ attributes }) => attributes.slug === slug) ?? null;
    },
    async article(id, language) {
      if (language === null) {
        const all = await Promise.all(LANGUAGES.map((each) => shelves.articles(each)));
        return all.flat().find((entry) => String(entry.id) === id) ?? null;
      }
      const entries = await shelves.articles(language);
      const isIt = (entry: Entry<ContentKinds['articles']>) =>
        String(entry.id) === id ||
        entry.attributes.localizations.data.some((other) => String(other.id) === id);
      return entries.find(isIt) ?? null;
    },
    async draft(kind, slug, language) {
      // version 4 reads the first name, version 5 the second
      const query = queryOf(
        { kind, language, zone },
        {
          'filters[slug][$eq]': slug,
          publicationState: 'preview',
          status: 'draft',
          sort: 'updatedAt:desc',
        },
      );
      const { data } = await client.get(kind, query);
      const found = read(kind, data, render(language)).find(
        ({ isDraft, attributes }) =>
          isDraft && attributes.slug === slug && attributes.locale === language,
      );
      return found === undefined ? null : { id: found.id, attributes: found.attributes };
    },
  };
}

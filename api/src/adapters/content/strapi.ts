import type { Clock, Language } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Content, ContentKind, ContentKinds, Entry } from '../../ports/content';
import { richText } from './rich-text';
import { StaleCache } from './stale-cache';
import { STRAPI_READERS } from './strapi-entries';
import type { Reading, StrapiEntry } from './strapi-entries';
import { pictureInText } from './strapi-pictures';
import { strapiClient } from './strapi.client';
import type { StrapiClient, StrapiOptions, StrapiQuery } from './strapi.client';

/* A content service that speaks the REST shape of Strapi 4 or 5 (decision 0026). */

/** Strapi's own limit for one page. */
const PAGE_SIZE = 100;
/** more would be a count that cannot be believed */
const MOST_PAGES = 50;
/** of entries that were complained about */
const REMEMBERED = 1_000;

const RELATIONS: Readonly<Record<ContentKind, readonly string[]>> = {
  articles: ['localizations', 'cover'],
  destinations: ['localizations', 'cover'],
  pages: ['localizations'],
  promos: ['localizations', 'cover'],
};

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

function queryOf(kind: ContentKind, language: Language, more: StrapiQuery): StrapiQuery {
  const populate = Object.fromEntries(RELATIONS[kind].map((name, index) => [`populate[${index}]`, name]));
  return { locale: language, sort: 'publishedAt:desc', 'pagination[pageSize]': String(PAGE_SIZE), ...populate, ...more };
}

/** Every page of a list. An entry that moved to the next page in between comes once. */
async function everything(client: StrapiClient, kind: ContentKind, query: StrapiQuery): Promise<unknown[]> {
  const first = await client.get(kind, query);
  const found = [...first.data];
  const pages = Math.min(first.meta.pagination.pageCount, MOST_PAGES);
  for (let page = 2; page <= pages; page += 1) found.push(...(await client.get(kind, { ...query, 'pagination[page]': String(page) })).data);
  return found;
}

/** What stands in an entry that breaks its schema is not shown and not logged; which entry and field it was, is logged once. */
function complaints(log: Log): (kind: ContentKind, entry: unknown, error: unknown) => void {
  const made = new Set<string>();
  return (kind, entry, error) => {
    const id = String(Object(entry).id);
    const reason = error instanceof v.ValiError ? error.issues.map((issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? 'all of it').join(', ') : String(error);
    const complaint = `${kind}/${id}: ${reason}`;
    if (made.has(complaint) || made.size >= REMEMBERED) return;
    made.add(complaint);
    log.warn({ kind, id, reason }, 'an entry of the content service cannot be shown');
  };
}

/** Most texts are the same as a minute ago: what was made of them is kept until the next list. */
function remembering(render: (markdown: string) => string): { readonly next: () => (markdown: string) => string } {
  let before = new Map<string, string>();
  return {
    next() {
      const [old, now] = [before, new Map<string, string>()];
      before = now;
      return (markdown) => {
        const html = now.get(markdown) ?? old.get(markdown) ?? render(markdown);
        now.set(markdown, html);
        return html;
      };
    },
  };
}

export function strapiContent(options: StrapiOptions, log: Log, clock: Clock = Date.now): Content {
  const client = strapiClient(options, log);
  const complain = complaints(log);
  const picture = pictureInText(options.url);
  const { fillIn = (text) => text } = options;
  const render = (language: Language) => (markdown: string) => richText(fillIn(markdown, language), { html: 'sanitise', picture });

  function read<Kind extends ContentKind>(kind: Kind, entries: readonly unknown[], html: Reading['html']): StrapiEntry<ContentKinds[Kind]>[] {
    const seen = new Set<number>();
    return entries.flatMap((raw) => {
      try {
        const entry = STRAPI_READERS[kind](raw, { strapiUrl: options.url, html });
        if (seen.has(entry.id)) return [];
        seen.add(entry.id);
        return [entry];
      } catch (error) {
        complain(kind, raw, error);
        return [];
      }
    });
  }

  /** Published entries of one kind, by language. */
  function shelf<Kind extends ContentKind>(kind: Kind) {
    const cache = new StaleCache<readonly Entry<ContentKinds[Kind]>[]>(clock);
    const texts = { en: remembering(render('en')), nl: remembering(render('nl')) };
    return (language: Language) =>
      cache.get(language, async () => {
        const entries = read(kind, await everything(client, kind, queryOf(kind, language, {})), texts[language].next());
        return entries
          .filter(({ isDraft, attributes }) => !isDraft && attributes.locale === language)
          .map(({ id, attributes }) => ({ id, attributes }))
          .sort((a, b) => b.attributes.publishedAt.localeCompare(a.attributes.publishedAt));
      });
  }

  const shelves: { readonly [Kind in ContentKind]: (language: Language) => Promise<readonly Entry<ContentKinds[Kind]>[]> } = {
    articles: shelf('articles'),
    destinations: shelf('destinations'),
    pages: shelf('pages'),
    promos: shelf('promos'),
  };

  return {
    list: (kind, language) => shelves[kind](language),
    // by the list, so that slugs that nobody wrote ask nobody
    async find(kind, slug, language) {
      const entries = await shelves[kind](language);
      return entries.find(({ attributes }) => attributes.slug === slug) ?? null;
    },
    async article(id, language) {
      const entries = await shelves.articles(language);
      const isIt = (entry: Entry<ContentKinds['articles']>) => String(entry.id) === id || entry.attributes.localizations.data.some((other) => String(other.id) === id);
      return entries.find(isIt) ?? null;
    },
    async draft(slug, language) {
      // version 4 knows the first name, version 5 the second; each overlooks the other's
      const query = queryOf('articles', language, { 'filters[slug][$eq]': slug, publicationState: 'preview', status: 'draft', sort: 'updatedAt:desc' });
      const { data } = await client.get('articles', query);
      const found = read('articles', data, render(language)).find(({ isDraft, attributes }) => isDraft && attributes.slug === slug && attributes.locale === language);
      return found === undefined ? null : { id: found.id, attributes: found.attributes };
    },
  };
}

import type { Article, Destination, SitemapEntry, SitemapPart } from '@wayfare/api-contract';
import { SITEMAP_PAGE_SIZE } from '@wayfare/api-contract/schemas';
import { createHash } from 'node:crypto';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Place } from '../../catalogue/records';
import { Problem } from '../../http/problem';
import type { Content, Entry } from '../../ports/content';

/** Published names of the pages that are about one thing. */
const PLACE_ROUTES = { country: 'hotels.country', destination: 'hotels.destination', city: 'hotels.city', hotel: 'hotels.hotel' } as const;
const CONTENT_ROUTES = { destinations: 'content.vacation', articles: 'content.article' } as const;

type LocalisedKind = keyof typeof CONTENT_ROUTES;

const pagesFor = (count: number) => Math.ceil(count / SITEMAP_PAGE_SIZE);

function placeEntry({ type, paths }: Place): SitemapEntry {
  return { route: PLACE_ROUTES[type], en: paths.en.slice(1), nl: paths.nl.slice(1) };
}

/** Every entry once, whichever of its languages it has; a translation counts only when it is published itself. */
function pair(route: string, english: readonly Entry<Article | Destination>[], dutch: readonly Entry<Article | Destination>[]): SitemapEntry[] {
  const left = new Map(dutch.map(({ attributes }) => [attributes.slug, attributes]));
  const pairs = english.map(({ attributes }): SitemapEntry => {
    const slug = attributes.localizations.data.find((other) => other.attributes.locale === 'nl')?.attributes.slug ?? '';
    const translation = left.get(slug);
    left.delete(slug);
    const changedAt = [attributes.updatedAt, translation?.updatedAt ?? ''].sort().at(-1) ?? attributes.updatedAt;
    return { route, en: attributes.slug, nl: translation?.slug ?? null, changedAt };
  });
  return [...pairs, ...[...left.values()].map(({ slug, updatedAt }): SitemapEntry => ({ route, en: null, nl: slug, changedAt: updatedAt }))];
}

/** What the sitemap reads of the catalogue. */
type Listed = Pick<Catalogue, 'placesWithHotels' | 'hotelCount' | 'hotelsFrom' | 'revision'>;

export interface Sitemap {
  parts(): Promise<SitemapPart[]>;
  entries(part: string, page: number): Promise<SitemapEntry[]>;
}

/** What stands in the sitemap beside the pages that need no data: places and hotels of the catalogue, articles and destinations. */
export function sitemapService(catalogue: Listed, content: Pick<Content, 'list'>): Sitemap {
  async function pairs(kind: LocalisedKind): Promise<SitemapEntry[]> {
    const [english, dutch] = await Promise.all([content.list(kind, 'en'), content.list(kind, 'nl')]);
    return pair(CONTENT_ROUTES[kind], english, dutch);
  }

  const contentEntries = async () => [...(await pairs('destinations')), ...(await pairs('articles'))];

  async function contentPart(): Promise<SitemapPart> {
    const part = { name: 'content', routes: Object.values(CONTENT_ROUTES), pages: 1, version: null, changedAt: null };
    try {
      const entries = await contentEntries();
      const version = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 12);
      return { ...part, pages: pagesFor(entries.length), version, changedAt: entries.map(({ changedAt = '' }) => changedAt).sort().at(-1) ?? null };
    } catch (error) {
      // The other parts can be had without the content service; this one answers for itself.
      if (error instanceof Problem) return part;
      throw error;
    }
  }

  const readers = new Map<string, (start: number) => Promise<SitemapEntry[]>>([
    ['content', async (start) => (await contentEntries()).slice(start, start + SITEMAP_PAGE_SIZE)],
    ['places', async (start) => catalogue.placesWithHotels().slice(start, start + SITEMAP_PAGE_SIZE).map(placeEntry)],
    ['hotels', async (start) => catalogue.hotelsFrom(start, SITEMAP_PAGE_SIZE).map(placeEntry)],
  ]);

  return {
    async parts() {
      const { country, destination, city, hotel } = PLACE_ROUTES;
      const known = { version: String(catalogue.revision), changedAt: null };
      return [
        await contentPart(),
        { name: 'places', routes: [country, destination, city], pages: pagesFor(catalogue.placesWithHotels().length), ...known },
        { name: 'hotels', routes: [hotel], pages: pagesFor(catalogue.hotelCount), ...known },
      ];
    },
    async entries(part, page) {
      const entries = await readers.get(part)?.((page - 1) * SITEMAP_PAGE_SIZE);
      if (entries === undefined || entries.length === 0) throw new Problem('NOT_FOUND');
      return entries;
    },
  };
}

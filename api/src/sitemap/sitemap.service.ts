import { PAGE_KEYS } from '@wayfare/api-contract';
import type { PageKey, SitemapEntry, SitemapPart } from '@wayfare/api-contract';
import { SITEMAP_PAGE_SIZE } from '@wayfare/api-contract/schemas';
import { forLanguages, LANGUAGES } from '@wayfare/domain';
import { createHash } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue';
import type { StopPlace } from '../catalogue/circles/stop-place';
import type { TreePlace } from '../catalogue/records/records';
import { Problem } from '../platform/http/problem';
import type { Content, ContentKind } from '../ports/content';
import {
  latest,
  pageEntry,
  pair,
  stopEntries,
  CONTENT_ROUTES,
  STOP_ROUTES,
} from './sitemap-entries';
import type { LocalisedKind } from './sitemap-entries';

const PLACE_ROUTES = {
  country: 'hotels.country',
  destination: 'hotels.destination',
  city: 'hotels.city',
  hotel: 'hotels.hotel',
} as const;

/** Single-text pages by slug, and list pages dated by their newest entry. */
const TEXT_ROUTES: Readonly<Record<PageKey, string>> = {
  'about-us': 'content.about',
  'how-we-work': 'content.how-we-work',
  'terms-and-conditions': 'content.terms',
  'privacy-cookie-statement': 'content.privacy',
  'customer-service': 'content.customer-service',
  'travel-health': 'content.faq',
  accessibility: 'content.accessibility',
};
const LIST_ROUTES = {
  articles: 'content.articles',
  destinations: 'content.destinations',
  promos: 'content.promos',
} as const satisfies Partial<Record<ContentKind, string>>;
const PLACE_LISTS = ['content.cities', 'content.country', 'content.sitemap'] as const;
const KINDS_OF_LISTS = ['articles', 'destinations', 'promos'] as const;

const pagesFor = (count: number) => Math.ceil(count / SITEMAP_PAGE_SIZE);

type Listed = Pick<
  Catalogue,
  | 'popular'
  | 'cityNamed'
  | 'placesWithHotels'
  | 'hotelCount'
  | 'hotelsFrom'
  | 'revision'
  | 'changedOn'
  | 'lastChange'
>;

export interface Sitemap {
  parts(): Promise<SitemapPart[]>;
  entries(part: string, page: number): Promise<SitemapEntry[]>;
}

/** The version is a hash of the part. */
async function hashedPart(
  name: string,
  routes: readonly string[],
  read: () => Promise<SitemapEntry[]>,
): Promise<SitemapPart> {
  const part = { name, routes: [...routes], pages: 1, version: null, changedAt: null };
  try {
    const entries = await read();
    const version = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 12);
    return {
      ...part,
      pages: pagesFor(entries.length),
      version,
      changedAt: latest(entries.map(({ changedAt }) => changedAt)),
    };
  } catch (error) {
    // report this failure, but keep the other parts
    if (error instanceof Problem) return part;
    throw error;
  }
}

/** Dynamic sitemap entries: places, hotels, stops, articles and destinations. */
export function sitemapService(
  catalogue: Listed,
  content: Pick<Content, 'list'>,
  stops: readonly StopPlace[] = [],
): Sitemap {
  async function pairs(kind: LocalisedKind): Promise<SitemapEntry[]> {
    const lists = await Promise.all(
      LANGUAGES.map(async (each) => [each, await content.list(kind, each)] as const),
    );
    const byLanguage = new Map(lists);
    return pair(
      CONTENT_ROUTES[kind],
      forLanguages((language) => byLanguage.get(language) ?? []),
    );
  }

  const stopsListed = () => stopEntries(stops, catalogue);

  const contentEntries = async () => [
    ...(await pairs('destinations')),
    ...(await pairs('articles')),
  ];

  async function newest(
    kind: ContentKind,
    isIt: (slug: string) => boolean = () => true,
  ): Promise<string | null> {
    const lists = await Promise.all(LANGUAGES.map((language) => content.list(kind, language)));
    return latest(
      lists
        .flat()
        .flatMap(({ attributes: { slug, updatedAt } }) => (isIt(slug) ? [updatedAt] : [])),
    );
  }

  async function textEntries(): Promise<SitemapEntry[]> {
    const texts = PAGE_KEYS.map(async (key) => {
      const written = await newest('pages', (slug) => slug === key);
      return written === null ? [] : [pageEntry(TEXT_ROUTES[key], written)];
    });
    const lists = KINDS_OF_LISTS.map(async (kind) => [
      pageEntry(LIST_ROUTES[kind], await newest(kind)),
    ]);
    const [written, imported] = await Promise.all([
      Promise.all([...texts, ...lists]),
      catalogue.lastChange('places'),
    ]);
    return [...written.flat(), ...PLACE_LISTS.map((route) => pageEntry(route, imported))];
  }

  async function placeEntries(places: readonly TreePlace[]): Promise<SitemapEntry[]> {
    const days = await catalogue.changedOn(places.map(({ id }) => id));
    return places.map(({ id, type, paths }) => {
      const changedAt = days.get(id);
      return {
        route: PLACE_ROUTES[type],
        ...forLanguages((language) => paths[language].slice(1)),
        ...(changedAt === undefined ? {} : { changedAt }),
      };
    });
  }

  const readers = new Map<string, (start: number) => Promise<SitemapEntry[]>>([
    ['content', async (start) => (await contentEntries()).slice(start, start + SITEMAP_PAGE_SIZE)],
    ['texts', async (start) => (await textEntries()).slice(start, start + SITEMAP_PAGE_SIZE)],
    ['stops', async (start) => stopsListed().slice(start, start + SITEMAP_PAGE_SIZE)],
    [
      'places',
      (start) => placeEntries(catalogue.placesWithHotels().slice(start, start + SITEMAP_PAGE_SIZE)),
    ],
    ['hotels', (start) => placeEntries(catalogue.hotelsFrom(start, SITEMAP_PAGE_SIZE))],
  ]);

  return {
    async parts() {
      const { country, destination, city, hotel } = PLACE_ROUTES;
      const version = String(catalogue.revision);
      const places = pagesFor(catalogue.placesWithHotels().length);
      return [
        await hashedPart('content', Object.values(CONTENT_ROUTES), contentEntries),
        await hashedPart(
          'texts',
          [...Object.values(TEXT_ROUTES), ...Object.values(LIST_ROUTES), ...PLACE_LISTS],
          textEntries,
        ),
        await hashedPart('stops', STOP_ROUTES, async () => stopsListed()),
        {
          name: 'places',
          routes: [country, destination, city],
          pages: places,
          version,
          changedAt: await catalogue.lastChange('places'),
        },
        {
          name: 'hotels',
          routes: [hotel],
          pages: pagesFor(catalogue.hotelCount),
          version,
          changedAt: await catalogue.lastChange('hotels'),
        },
      ];
    },
    async entries(part, page) {
      const entries = await readers.get(part)?.((page - 1) * SITEMAP_PAGE_SIZE);
      if (entries === undefined || entries.length === 0) throw new Problem('NOT_FOUND');
      return entries;
    },
  };
}

import type {
  Article,
  ClimateMonth,
  ClimateResult,
  ContentList,
  Destination,
  SeoTextResult,
} from '@wayfare/api-contract';

/** Spain as the content service has it in English. */
export function buildDestination(changes: Partial<Destination> = {}): Destination {
  return {
    title: 'Spain',
    slug: 'spain',
    locale: 'en',
    teaser: 'Late dinners, fast trains and four kinds of coast.',
    body: '<h2 id="coasts">Coasts and plains</h2><p>Take the <a href="/trains">train</a>.</p>',
    publishedAt: '2026-02-11',
    updatedAt: '2026-10-13',
    localizations: { data: [{ id: 2, attributes: { locale: 'nl', slug: 'spanje' } }] },
    countryCode: 'ES',
    cover: { src: '/media/beach-1', alt: 'Drawing of a bay' },
    bestMonths: [4, 5, 9],
    bestTime: 'In April, May and September it is warm and not hot.',
    facts: [
      { name: 'capital', text: 'Madrid' },
      { name: 'money', text: 'Euro' },
    ],
    highlights: [{ title: 'Cádiz', text: 'A town with the sea on three sides.' }],
    ...changes,
  };
}

/** The same country in Dutch. */
export const buildDutchDestination = (changes: Partial<Destination> = {}) =>
  buildDestination({
    title: 'Spanje',
    slug: 'spanje',
    locale: 'nl',
    localizations: { data: [{ id: 1, attributes: { locale: 'en', slug: 'spain' } }] },
    ...changes,
  });

export function buildArticle(changes: Partial<Article> = {}): Article {
  return {
    title: 'Three days in Valencia',
    slug: 'three-days-in-valencia',
    locale: 'en',
    teaser: 'A park where the river was.',
    body: null,
    publishedAt: '2026-05-04',
    updatedAt: '2026-05-04',
    localizations: { data: [] },
    cover: { src: '/media/garden-2', alt: 'Drawing of a garden' },
    topic: 'cities',
    countries: ['ES'],
    readingMinutes: 4,
    ...changes,
  };
}

/** A list as Strapi answers it. */
export function listOf<Attributes>(...entries: Attributes[]): ContentList<Attributes> {
  return {
    data: entries.map((attributes, index) => ({ id: index + 1, attributes })),
    meta: {
      pagination: { page: 1, pageSize: entries.length, pageCount: 1, total: entries.length },
    },
  };
}

const HIGHS = [10, 12, 16, 18, 22, 28, 32, 31, 27, 20, 14, 11];

/** A year whose nights are nine degrees colder than its days, wettest in November. */
export function buildYear(colder = 0): ClimateMonth[] {
  return HIGHS.map((high, index) => ({
    tMax: high - colder,
    tMin: high - colder - 9,
    rainMm: index === 10 ? 58 : 20 + index,
    rainDays: 6,
    sunHours: 7.25,
    seaTemp: null,
  }));
}

export const CLIMATE: ClimateResult = {
  country: 'ES',
  places: [
    { name: 'Madrid', months: buildYear() },
    { name: 'Seville', months: buildYear(-4) },
  ],
  bestMonths: [4, 5, 9],
  featuredHotels: ['h-1'],
};

const names = (country: string) => ({
  country_name: country,
  destination_name: null,
  city_name: null,
  hotel_name: null,
});

export const SEO_TEXT: SeoTextResult = [
  {
    ...names('Spain'),
    title: 'Spain',
    description: 'Hotels in Spain',
    names: { en: names('Spain'), nl: names('Spanje') },
    paths: { en: '/spain', nl: '/spanje' },
  },
];

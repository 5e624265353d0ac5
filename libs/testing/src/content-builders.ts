import type { Article, ContentList, Destination, Promo } from '@wayfare/api-contract';

type Localizations = Article['localizations'];

/** The other languages of an entry, e.g. `localizedAs('nl', 'een-week-in-lissabon')`. */
export function localizedAs(locale: 'en' | 'nl', slug: string): Localizations {
  return { data: [{ id: 2, attributes: { locale, slug } }] };
}

/** An answer of the content service with these entries, all on one page. */
export function contentList<Attributes>(...entries: Attributes[]): ContentList<Attributes> {
  const { length } = entries;
  return {
    data: entries.map((attributes, index) => ({ id: index + 1, attributes })),
    meta: { pagination: { page: 1, pageSize: length, pageCount: 1, total: length } },
  };
}

/** Three days in Lisbon, published in May and written in Dutch too. */
export function buildArticle(changes: Partial<Article> = {}): Article {
  return {
    title: 'Lisbon in three unhurried days',
    slug: 'lisbon-in-three-days',
    locale: 'en',
    teaser: 'Hills, trams and the river: a plan with room in it.',
    body: '<p>Start at the river.</p>',
    publishedAt: '2026-05-04',
    updatedAt: '2026-05-04',
    localizations: localizedAs('nl', 'lissabon-in-drie-dagen'),
    cover: { src: '/media/skyline-at-dusk-2', alt: 'Drawing of a town on a hill' },
    topic: 'cities',
    countries: ['PT'],
    readingMinutes: 4,
    ...changes,
  };
}

/** Spain, best in spring and autumn. */
export function buildDestination(changes: Partial<Destination> = {}): Destination {
  return {
    title: 'Spain',
    slug: 'spain',
    locale: 'en',
    teaser: 'Late dinners, fast trains and four seas of olive trees.',
    body: '<h2 id="where-to-go">Where to go</h2><p>Begin in the north.</p>',
    publishedAt: '2026-03-02',
    updatedAt: '2026-03-02',
    localizations: localizedAs('nl', 'spanje'),
    countryCode: 'ES',
    cover: { src: '/media/beach-1', alt: 'Drawing of a beach' },
    bestMonths: [4, 5, 9, 10],
    bestTime: 'Warm without the heat of July.',
    facts: [{ name: 'capital', text: 'Madrid' }],
    highlights: [{ title: 'Night trains of the north', text: 'Slow lines along the coast.' }],
    ...changes,
  };
}

/** Member prices, without an end. */
export function buildPromo(changes: Partial<Promo> = {}): Promo {
  return {
    title: 'Member prices',
    slug: 'member-prices',
    locale: 'en',
    teaser: 'A free account shows a lower price on many stays.',
    body: null,
    publishedAt: '2026-01-12',
    updatedAt: '2026-01-12',
    localizations: localizedAs('nl', 'ledenprijzen'),
    cover: { src: '/media/garden-2', alt: 'Drawing of a garden' },
    link: { name: 'account.register', label: 'Create an account' },
    until: null,
    ...changes,
  };
}

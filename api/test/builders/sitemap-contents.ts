import type { Article, Destination } from '@wayfare/api-contract';
import type { TreePlace } from '../../src/catalogue/records/records';
import type { Content, Entry } from '../../src/ports/content';

/* For tests: contents and catalogues that a sitemap is made of. */

export type Written = { slug: string; other?: string; updatedAt?: string };

const entries = (locale: 'en' | 'nl', written: readonly Written[]) =>
  written.map(({ slug, other, updatedAt = '2026-05-04' }, id) => ({
    id,
    attributes: {
      slug,
      locale,
      updatedAt,
      localizations: {
        data:
          other === undefined
            ? []
            : [{ id, attributes: { locale: locale === 'en' ? 'nl' : 'en', slug: other } }],
      },
    } as unknown as Article & Destination,
  }));

export function contentOf({
  articles = {},
  destinations = {},
  pages = {},
}: Partial<
  Record<'articles' | 'destinations' | 'pages', Partial<Record<'en' | 'nl', Written[]>>>
>): Pick<Content, 'list'> {
  const kept: Partial<Record<string, Partial<Record<'en' | 'nl', Written[]>>>> = {
    articles,
    destinations,
    pages,
  };
  return {
    list: (kind, language) =>
      Promise.resolve(entries(language, kept[kind]?.[language] ?? []) as unknown as Entry<never>[]),
  };
}

export const place = (type: TreePlace['type'], en: string, nl = en): TreePlace => ({
  type,
  id: en,
  names: { en, nl },
  country: { id: 'ES', names: { en: 'Spain', nl: 'Spanje' } },
  destination: null,
  city: null,
  latitude: 0,
  longitude: 0,
  paths: { en, nl },
  hotelCount: 1,
  timeZone: 'Europe/Madrid',
});

export const catalogueOf = (hotels: number, places: readonly TreePlace[] = []) => ({
  revision: 7,
  popular: () => places.filter(({ type }) => type === 'city'),
  cityNamed: (name: string) => places.find(({ names }) => names.en === name) ?? null,
  changedOn: (ids: readonly string[]) =>
    Promise.resolve(new Map(ids.filter((id) => id !== '/spain').map((id) => [id, '2026-03-09']))),
  lastChange: () => Promise.resolve('2026-03-09'),
  hotelCount: hotels,
  placesWithHotels: () => places,
  hotelsFrom: (start: number, count: number) =>
    Array.from({ length: Math.max(0, Math.min(count, hotels - start)) }, (_, index) =>
      place(
        'hotel',
        `/spain/catalonia/barcelona/h-${start + index}`,
        `/spanje/catalonie/barcelona/h-${start + index}`,
      ),
    ),
});

import type { Article, Destination } from '@wayfare/api-contract';
import type { Place } from '../../catalogue/records';
import { Problem } from '../../http/problem';
import type { Content, Entry } from '../../ports/content';
import { sitemapService } from './sitemap.service';

type Written = { slug: string; other?: string; updatedAt?: string };

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

function contentOf({
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

const NOTHING = contentOf({});

const place = (type: Place['type'], en: string, nl = en): Place => ({
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

const catalogueOf = (hotels: number, places: readonly Place[] = []) => ({
  revision: 7,
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

describe('The sitemap', () => {
  it.each([
    [0, 0],
    [1, 1],
    [5_000, 1],
    [5_001, 2],
    [20_000, 4],
  ])('OQ-15 has %i hotels in %i pages, each of them once', async (count, pages) => {
    const sitemap = sitemapService(catalogueOf(count), NOTHING);
    const part = (await sitemap.parts()).find(({ name }) => name === 'hotels');
    expect(part).toMatchObject({ pages, version: '7', routes: ['hotels.hotel'] });
    const read = await Promise.all(
      Array.from({ length: pages }, (_, index) => sitemap.entries('hotels', index + 1)),
    );
    expect(Math.max(0, ...read.map(({ length }) => length))).toBeLessThanOrEqual(5_000);
    expect(new Set(read.flat().map(({ en }) => en)).size).toBe(count);
  });

  it('OQ-15 names each page by its route and its parameters in both languages', async () => {
    const sitemap = sitemapService(
      catalogueOf(1, [
        place('country', '/spain', '/spanje'),
        place('city', '/spain/catalonia/barcelona', '/spanje/catalonie/barcelona'),
      ]),
      NOTHING,
    );
    expect(await sitemap.entries('places', 1)).toEqual([
      { route: 'hotels.country', en: 'spain', nl: 'spanje' },
      {
        route: 'hotels.city',
        en: 'spain/catalonia/barcelona',
        nl: 'spanje/catalonie/barcelona',
        changedAt: '2026-03-09',
      },
    ]);
    expect(await sitemap.entries('hotels', 1)).toEqual([
      {
        route: 'hotels.hotel',
        en: 'spain/catalonia/barcelona/h-0',
        nl: 'spanje/catalonie/barcelona/h-0',
        changedAt: '2026-03-09',
      },
    ]);
  });

  it.each([
    [
      'a pair, as new as its newer half',
      {
        en: [{ slug: 'a', other: 'a-nl' }],
        nl: [{ slug: 'a-nl', other: 'a', updatedAt: '2026-06-01' }],
      },
      [{ en: 'a', nl: 'a-nl', changedAt: '2026-06-01' }],
    ],
    [
      'one that has no translation',
      { en: [{ slug: 'a' }] },
      [{ en: 'a', nl: null, changedAt: '2026-05-04' }],
    ],
    [
      'one whose translation is not published',
      { en: [{ slug: 'a', other: 'a-nl' }] },
      [{ en: 'a', nl: null, changedAt: '2026-05-04' }],
    ],
    [
      'one that is only in Dutch',
      { nl: [{ slug: 'b-nl' }] },
      [{ en: null, nl: 'b-nl', changedAt: '2026-05-04' }],
    ],
  ])('SEO-07 lists of the articles %s', async (_what, articles, expected) => {
    const sitemap = sitemapService(catalogueOf(0), contentOf({ articles }));
    expect(await sitemap.entries('content', 1)).toEqual(
      expected.map((entry) => ({ route: 'content.article', ...entry })),
    );
  });

  it('SEO dates each page of text by itself, lists by what they list, and lists of places by the import', async () => {
    const about = {
      en: [
        { slug: 'about-us', updatedAt: '2026-05-04' },
        { slug: 'accessibility', updatedAt: '2026-09-09' },
      ],
      nl: [{ slug: 'about-us', updatedAt: '2026-08-01' }],
    };
    const sitemap = sitemapService(
      catalogueOf(0),
      contentOf({ pages: about, articles: { nl: [{ slug: 'a', updatedAt: '2026-10-01' }] } }),
    );
    const dated = new Map(
      (await sitemap.entries('texts', 1)).map(({ route, changedAt }) => [route, changedAt]),
    );
    expect(
      [
        'content.about',
        'content.accessibility',
        'content.articles',
        'content.promos',
        'content.cities',
      ].map((route) => dated.get(route)),
    ).toEqual(['2026-08-01', '2026-09-09', '2026-10-01', undefined, '2026-03-09']);
    expect((await sitemap.parts()).find(({ name }) => name === 'texts')).toMatchObject({
      pages: 1,
      changedAt: '2026-10-01',
      routes: expect.arrayContaining([...dated.keys()]),
    });
  });

  it('changes its version with the content, and says when that was', async () => {
    const versions = await Promise.all(
      ['2026-05-04', '2026-07-09'].map(
        async (updatedAt) =>
          (
            await sitemapService(
              catalogueOf(0),
              contentOf({ destinations: { en: [{ slug: 'spain', updatedAt }] } }),
            ).parts()
          )[0],
      ),
    );
    expect(versions[0]?.version).not.toBe(versions[1]?.version);
    expect(versions.map((part) => part?.changedAt)).toEqual(['2026-05-04', '2026-07-09']);
  });

  it('has its other parts while the content service is away', async () => {
    const away = { list: () => Promise.reject(new Problem('SUPPLIER_FAILED')) };
    const sitemap = sitemapService(catalogueOf(3), away);
    expect((await sitemap.parts()).map(({ name, version }) => [name, version])).toEqual([
      ['content', null],
      ['texts', null],
      ['places', '7'],
      ['hotels', '7'],
    ]);
    await expect(sitemap.entries('content', 1)).rejects.toMatchObject({
      problemCode: 'SUPPLIER_FAILED',
    });
  });

  it.each([
    ['hotels', 2],
    ['nothing', 1],
    ['constructor', 1],
  ])('has no part %s-%i', async (part, page) => {
    await expect(sitemapService(catalogueOf(1), NOTHING).entries(part, page)).rejects.toMatchObject(
      { problemCode: 'NOT_FOUND' },
    );
  });
});

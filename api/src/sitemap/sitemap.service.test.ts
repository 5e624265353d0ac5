import { Problem } from '../platform/http/problem';
import { sitemapService } from './sitemap.service';
import { contentOf, place, catalogueOf } from '../../test/builders/sitemap-contents';

const NOTHING = contentOf({});

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

  it('has its other parts while the content service is away', async () => {
    const away = { list: () => Promise.reject(new Problem('SUPPLIER_FAILED')) };
    const sitemap = sitemapService(catalogueOf(3), away);
    expect((await sitemap.parts()).map(({ name, version }) => [name, version])).toEqual([
      ['content', null],
      ['texts', null],
      ['stops', expect.any(String)],
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

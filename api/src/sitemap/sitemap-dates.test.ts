import { sitemapService } from './sitemap.service';
import { contentOf, catalogueOf } from '../../test/builders/sitemap-contents';

describe('The dates of the sitemap', () => {
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
});

import { sitemapEntries, sitemapParts } from '@wayfare/api-contract';
import { wireError } from '@wayfare/testing';
import { THINGS, type Case, open } from '../testing/sitemap.fixture';

describe('what a robot has already', () => {
  it.each(['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/things-1.xml'])(
    '%s is not sent again',
    async (url) => {
      const { get, wire } = await open();
      const etag = String((await get(url)).headers.etag);
      const again = await get(url, { 'if-none-match': `"other", ${etag}` });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(wire.requestsTo(sitemapEntries).length).toBeLessThanOrEqual(1);
    },
  );

  it.each<[string, Case]>([
    ['other releases', { set: 'set-2' }],
    ['other data', { parts: [{ ...THINGS, version: '8' }] }],
    ['other switches', { flags: { stories: false } }],
  ])('is sent again with %s', async (_what, change) => {
    const tags = await Promise.all(
      [open(), open(change)].map(
        async (site) => (await (await site).get('/sitemaps/things-1.xml')).headers.etag,
      ),
    );
    expect(tags[0]).toMatch(/^W\/"[\da-f]{16}"$/);
    expect(tags[1]).not.toBe(tags[0]);
  });

  it('has no tag while nobody knows whether it changed', async () => {
    const { get } = await open({ parts: [{ ...THINGS, version: null }] });
    expect((await get('/sitemaps/things-1.xml')).headers.etag).toBeUndefined();
  });

  it('asks the API for the parts once a minute', async () => {
    const { get, wire, pass } = await open();
    for (const url of ['/sitemap.xml', '/sitemaps/things-1.xml', '/sitemaps/stories-1.xml'])
      await get(url);
    expect(wire.requestsTo(sitemapParts)).toHaveLength(1);
    pass(60_001);
    await get('/sitemap.xml');
    expect(wire.requestsTo(sitemapParts)).toHaveLength(2);
  });
});

describe('when something is away', () => {
  const gone = (status: number) => wireError(status, { code: 'SERVER_ERROR', message: 'x' });

  it.each<[string, Case, string]>([
    ['no parts', { parts: gone(502) }, '/sitemap.xml'],
    ['no parts', { parts: gone(502) }, '/sitemaps/things-1.xml'],
    ['no entries', { entries: gone(504) }, '/sitemaps/things-1.xml'],
    ['nothing that is live', { live: false }, '/sitemap.xml'],
    ['nothing that is live', { live: false }, '/sitemaps/pages.xml'],
  ])('with %s (%#) robots are asked to come again', async (_what, change, url) => {
    const answer = await (await open(change)).get(url);
    expect([
      answer.statusCode,
      answer.headers['retry-after'],
      answer.headers['cache-control'],
      answer.headers.etag,
    ]).toEqual([503, '120', 'no-store', undefined]);
  });
});

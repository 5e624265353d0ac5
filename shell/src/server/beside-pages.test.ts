import type { FastifyInstance } from 'fastify';
import { type TestShelf } from './testing/site.fixture';
import { openAlpha } from './testing/pages.fixture';

let shelf: TestShelf;
let app: FastifyInstance;

beforeAll(async () => {
  ({ shelf, app } = await openAlpha());
});
afterAll(async () => {
  await app.close();
  await shelf.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

/** Neither left out by robots, nor switched off, nor with a parameter. */
const OPEN_PAGES = [
  ['/', '/nl'],
  ['/things', '/nl/dingen'],
  ['/guarded', '/nl/bewaakt'],
  ['/own', '/nl/eigen'],
  ['/moved', '/nl/verhuisd'],
  ['/broken', '/nl/stuk'],
  ['/thrower', '/nl/werper'],
  ['/search', '/nl/zoek'],
  ['/filled', '/nl/gevuld'],
];

describe('beside pages', () => {
  it('OQ-15 tells robots where the sitemap is', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toContain('Sitemap: https://site.test/sitemap.xml');
  });

  it('OQ-15 lists the pages that have one fixed address in both languages', async () => {
    const answer = await get('/sitemaps/pages.xml');
    expect(answer.headers['content-type']).toContain('application/xml');
    expect([...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual(
      OPEN_PAGES.flatMap(([en, nl]) => [`https://site.test${en}`, `https://site.test${nl}`]),
    );
  });

  it.each([
    ['/assets/main.1.js', 200],
    ['/r/alpha/1.0.0/client/index.js', 200],
    ['/r/alpha/1.0.0/integrity.json', 200],
    ['/r/alpha/1.0.0/server/index.cjs', 404],
    ['/r/alpha/1.0.0/release.json', 404],
    ['/r/alpha/1.0.0/client/..%2fserver%2findex.cjs', 404],
    ['/r/alpha/9.9.9/integrity.json', 404],
    ['/r/..%2f..%2fregistry/00000001.json/integrity.json', 404],
    ['/icon.svg', 200],
    ['/health', 200],
  ])('NFR GET %s answers %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  it('NFR says that the API can not be reached instead of failing itself', async () => {
    const answer = await get('/api/v3/predictive');
    expect([502, 503]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('ECONNREFUSED');
  });

  it('OQ-03 passes calls without /api on, and no page', async () => {
    const [call, page] = await Promise.all([
      app.inject({ method: 'POST', url: '/flights/locationID' }),
      get('/flights/locationID'),
    ]);
    expect([502, 503]).toContain(call.statusCode);
    expect(page.statusCode).toBe(404);
  });

  it('keeps a file of a release in browsers for ever', async () => {
    expect((await get('/r/alpha/1.0.0/client/index.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });
});

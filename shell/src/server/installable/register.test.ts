import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildServer } from '../build-server';
import { linksOf, openAlpha } from '../testing/pages.fixture';
import { testShelf, type TestShelf } from '../testing/site.fixture';

let shelf: TestShelf;
let app: FastifyInstance;

beforeAll(async () => {
  ({ shelf, app } = await openAlpha());
});
afterAll(async () => {
  await app.close();
  await shelf.remove();
});

it.each([
  ['en', '/', '/manifest.webmanifest', { name: 'Things', url: '/things' }],
  ['nl', '/nl', '/nl/manifest.webmanifest', { name: 'Dingen', url: '/nl/dingen' }],
])('can be installed in %s, with the links that verticals want', async (lang, home, at, link) => {
  const page = await app.inject(home);
  expect(linksOf(page.body, 'manifest')[0]).toContain(`href="${at}"`);
  expect(linksOf(page.body, 'apple-touch-icon')[0]).toContain('href="/icon-touch-180.png"');
  expect(page.headers['content-security-policy']).toContain("manifest-src 'self'");
  const answer = await app.inject(at);
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.json()).toMatchObject({
    id: '/',
    lang,
    start_url: home,
    scope: '/',
    display: 'standalone',
    theme_color: '#ffffff',
    shortcuts: [link],
  });
});

it('has a picture of each size that it names, and one that may be cut', async () => {
  const { icons } = (await app.inject('/manifest.webmanifest')).json<{
    icons: { src: string; sizes: string; purpose: string }[];
  }>();
  const touch = { src: '/icon-touch-180.png', sizes: '180x180', purpose: 'maskable' };
  for (const { src, sizes, purpose } of [...icons, touch]) {
    const answer = await app.inject(src);
    const picture = sharp(answer.rawPayload);
    const { format, width, height } = await picture.metadata();
    const corner = await picture.ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 });
    expect([src, answer.headers['content-type'], format, `${width}x${height}`]).toEqual([
      src,
      'image/png',
      'png',
      sizes,
    ]);
    expect((await corner.raw().toBuffer())[3]).toBe(purpose === 'maskable' ? 255 : 0);
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
});

it('has a worker that is asked about again with each page, and runs nothing but itself', async () => {
  const answer = await app.inject('/service-worker.js');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const known = { 'if-none-match': String(answer.headers.etag) };
  const again = await app.inject({ url: '/service-worker.js', headers: known });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('SERVICE_WORKER=off takes the worker out of browsers, and no page asks for it', async () => {
  const off = await testShelf({ SERVICE_WORKER: 'off' });
  const site = await buildServer(off.config);
  expect((await site.inject('/service-worker.js')).body).toContain('unregister');
  expect((await site.inject('/service-worker.js')).body).not.toContain('offline');
  await site.close();
  await off.remove();
  expect((await app.inject('/')).body).toContain('"serviceWorker":true');
});

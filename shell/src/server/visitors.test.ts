import type { FastifyInstance } from 'fastify';
import { ASKING, standInApi, type StandInApi } from './testing/api.fixture';
import { buildServer } from './build-server';
import { hashSource } from './scripts/page-scripts';
import { testShelf, type TestShelf } from './testing/site.fixture';

let api: StandInApi;
let shelf: TestShelf;
let app: FastifyInstance;

async function open(
  environment: Record<string, string>,
  listener?: Parameters<typeof standInApi>[0],
) {
  api = await standInApi(listener);
  shelf = await testShelf({ API_URL: api.url, ...environment });
  await shelf.publish(ASKING);
  app = await buildServer(shelf.config);
}

afterEach(async () => {
  await app.close();
  await api.close();
  await shelf.remove();
});

const page = (url: string, visitor: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'x-forwarded-for': visitor, ...headers } });
const refuse: Parameters<typeof standInApi>[0] = (_request, response) =>
  void response
    .writeHead(429)
    .end(
      JSON.stringify({ result: null, errors: [{ code: 'RATE_LIMITED', message: 'slow down' }] }),
    );

it('a page and a call of the browser are counted on the visitor, by the shell’s secret and not by what he says himself', async () => {
  await open({ SHELL_SECRET: 'a-secret-of-the-shell' });
  await page('/', '203.0.113.7', { 'x-shell-secret': 'his own' });
  await page('/api/data', '203.0.113.8', { 'x-shell-secret': 'his own', forwarded: 'for=1.2.3.4' });
  expect(
    api.heard.map(({ headers }) => [
      headers['x-forwarded-for'],
      headers['x-shell-secret'],
      headers.forwarded,
    ]),
  ).toEqual([
    ['203.0.113.7', 'a-secret-of-the-shell', undefined],
    ['203.0.113.8', 'a-secret-of-the-shell', undefined],
  ]);
});

it('calls of a page are marked as a page’s, and those of a browser never', async () => {
  await open({});
  await page('/', '203.0.113.7');
  await page('/api/data', '203.0.113.8', { 'x-rendering': 'page' });
  expect(api.heard.map(({ headers }) => headers['x-rendering'])).toEqual(['page', undefined]);
});

it('2,000 pages of one address leave another address with whole pages', async () => {
  await open({ RATE_LIMIT_PAGES: '100' });
  let refused = 0;
  for (let at = 0; at < 2_000; at += 1)
    refused += (await page('/light', '203.0.113.7')).statusCode === 429 ? 1 : 0;
  expect(refused).toBe(1_900);
  const other = await page('/', '198.51.100.2');
  expect([other.statusCode, other.body]).toEqual([200, expect.stringContaining('Shown data')]);
});

it.each([
  ['/light', 'That was a lot of pages at once', 'en'],
  ['/nl/light', 'Dat waren veel pagina’s tegelijk', 'nl'],
])(
  'a visitor at his limit gets a page that says so in his language: %s',
  async (url, title, language) => {
    await open({ RATE_LIMIT_PAGES: '1' });
    await page(url, '2001:db8:1:2::1');
    const answer = await page(url, '2001:db8:1:2:ffff::9');
    expect(answer).toMatchObject({
      statusCode: 429,
      body: expect.stringContaining(`<h1>${title}</h1>`),
      headers: { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=utf-8' },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain(`<html lang="${language}">`);
    const style = /<style>(.*?)<\/style>/s.exec(answer.body)?.[1] ?? '';
    expect(answer.headers['content-security-policy']).toContain(hashSource(style));
    expect((await page(url, '2001:db8:1:3::1')).statusCode).toBe(200);
  },
);

it('a limit of 0 is none', async () => {
  await open({ RATE_LIMIT_PAGES: '0' });
  for (let at = 0; at < 20; at += 1)
    expect((await page('/light', '203.0.113.7')).statusCode).toBe(200);
});

it.each(['/', '/hiding'])(
  'a visitor whose calls the API refuses gets that page as well, and none with holes: %s',
  async (url) => {
    await open({}, refuse);
    const answer = await page(url, '203.0.113.7');
    expect(answer).toMatchObject({
      statusCode: 429,
      body: expect.stringContaining('That was a lot of pages at once'),
      headers: { 'retry-after': '60' },
    });
  },
);

it.each([
  ['127.0.0.1', '192.0.2.9', '10.1.2.3'],
  ['10.1.0.0/16, 127.0.0.1', '192.0.2.9', '192.0.2.9'],
  ['loopback,uniquelocal', '192.0.2.9', '192.0.2.9'],
  ['198.51.100.1', '192.0.2.9', '127.0.0.1'],
])(
  'with TRUSTED_PROXIES=%s a request forwarded for %s by 10.1.2.3 counts on %s',
  async (trusted, visitor, counted) => {
    await open({ TRUSTED_PROXIES: trusted });
    await page('/', `${visitor}, 10.1.2.3`);
    expect(api.heard[0]?.headers['x-forwarded-for']).toBe(counted);
  },
);

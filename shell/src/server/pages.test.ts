import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { buildServer } from './build-server';
import { testShelf, type TestShelf } from './testing/site.fixture';
import { ALPHA, linksOf, openAlpha } from './testing/pages.fixture';

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

it.each([
  ['PLT-19', '/', 200, 'Welcome'],
  ['PLT-19', '/nl', 200, 'Welcome'],
  ['I18N-57', '/nl/dingen', 200, 'Things'],
  ['HOT', '/things/blue%20one', 200, 'blue one'],
  ['PLT-18', '/no-such-page', 404, 'This page could not be found'],
  ['PLT-18', '/nl/geen-pagina', 404, 'Deze pagina is niet gevonden'],
  ['PLT-24', '/things/gone', 404, 'This page could not be found'],
  ['PLT-24', '/things/%00bad', 404, 'This page could not be found'],
  ['PLT-24', '/things/%ff', 404, 'This page could not be found'],
  ['PLT-24', '/nl/dingen/%ff', 404, 'Deze pagina is niet gevonden'],
  ['PLT-20', '/extra', 404, 'Not Found'],
  ['PLT-20', '/nl/extra', 404, 'Niet gevonden'],
  ['PLT-23', '/guarded', 500, 'Something went wrong'],
  ['PLT-23', '/own', 200, 'What is yours'],
  ['PLT-15', '/thrower', 500, 'Something went wrong'],
  ['NFR', '//elsewhere.test/things', 404, 'This page could not be found'],
  ['NFR', '//[', 404, 'This page could not be found'],
  ['NFR', '//:x?secret=s', 404, 'This page could not be found'],
])('%s GET %s answers %i with "%s"', async (_id, url, status, text) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body.replaceAll('<!-- -->', '')).toContain(text);
});

it.each([
  ['PLT-19', '/things/', 301, '/things'],
  ['PLT-19', '/nl/dingen/?a=1', 301, '/nl/dingen?a=1'],
  ['PLT-19', '//elsewhere.test/', 301, '/elsewhere.test'],
  ['OQ-12', '/en/things?a=1', 301, '/things?a=1'],
  ['I18N-57', '/nl/things/blue', 301, '/nl/dingen/blue'],
  ['PLT-19', '/old/blue%20one?a=1', 301, '/things/blue%20one?a=1'],
  ['PLT-19', '/moved', 301, '/things?from=moved'],
])('%s GET %s answers %i to %s', async (_id, url, status, location) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
});

describe('I18N-61 OQ-12 the remembered language', () => {
  it.each([
    ['/', 'i18n_redirected=nl', 302, '/nl'],
    ['/?a=1', 'i18n_redirected=nl', 302, '/nl?a=1'],
    ['/', 'i18n_redirected=en', 200, undefined],
    ['/', 'i18n_redirected=de', 200, undefined],
    ['/things', 'i18n_redirected=nl', 200, undefined],
    ['/nl', 'i18n_redirected=en', 200, undefined],
  ])('%s with %s answers %i', async (url, cookie, status, location) => {
    const answer = await get(url, { cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers.vary).toContain('Cookie');
  });
});

describe('ERR-07 a search that is not valid', () => {
  it.each([
    ['/search?q=garbage', 'No use', 'Searched for garbage'],
    ['/nl/zoek?q=garbage', 'Onbruikbaar', 'Searched for garbage'],
    ['/search?q={', 'Search data not valid', 'Something went wrong'],
    ['/nl/zoek?q={', 'Zoekgegevens ongeldig', 'Er ging iets mis'],
  ])('%s answers 400 with the title "%s", and keeps robots out', async (url, title, text) => {
    const { body, statusCode } = await get(url);
    expect(statusCode).toBe(400);
    expect(body).toContain(`<title>${title} | Wayfare</title>`);
    expect(body).toContain(text);
    expect(body).toContain('name="robots" content="noindex"');
    expect(linksOf(body, 'canonical')).toEqual([]);
  });

  it('stays with its query when the language is changed, where the page shows it itself', async () => {
    expect((await get('/search?q=garbage')).body).toMatch(/href="\/nl\/zoek\?q=garbage"/);
  });
});

it.each([
  {},
  { cookie: 'wayfare_consent=1.statistics; i18n_redirected=en', 'accept-language': 'nl' },
])(
  'OQ-21 I18N-61 asks everybody for consent, offers Dutch, and keeps nothing: %j',
  async (headers) => {
    const { body, cookies } = await get('/', headers);
    expect(cookies).toEqual([]);
    expect(body).toBe((await get('/')).body);
    expect(body).toContain('aria-labelledby="consent-title"');
    expect(body).toContain('Liever in het Nederlands?');
    expect(body).toContain('"build":"1"');
  },
);

it('PLT-29 passes what pages tell on to the API as it is', async () => {
  const heard: string[] = [];
  const double = createServer((request, response) => {
    request.on('data', (part: Buffer) =>
      heard.push(
        `${request.method ?? ''} ${request.url ?? ''} ${request.headers['content-type'] ?? ''} ${part.toString()}`,
      ),
    );
    request.on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => void double.listen(0, '127.0.0.1', resolve));
  const address = double.address();
  const open = await testShelf({
    API_URL: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
  });
  const site = await buildServer(open.config);
  const answer = await site.inject({
    method: 'POST',
    url: '/api/telemetry',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: '{"set":"0"}',
  });
  expect([answer.statusCode, heard]).toEqual([204, ['POST /api/telemetry text/plain {"set":"0"}']]);
  await site.close();
  await new Promise((resolve) => double.close(resolve));
  await open.remove();
});

it('OQ-21 asks in the language of the page', async () => {
  expect((await get('/nl')).body).toContain('Mogen we meten hoe de site wordt gebruikt?');
});

it('answers 503 in the language of the page before anything is published', async () => {
  const empty = await testShelf();
  const site = await buildServer(empty.config);
  expect(await site.inject('/')).toMatchObject({
    statusCode: 503,
    body: expect.stringContaining('Something went wrong'),
  });
  expect(await site.inject('/nl')).toMatchObject({
    statusCode: 503,
    body: expect.stringContaining('Er ging iets mis'),
  });
  expect(await site.inject('/sitemap.xml')).toMatchObject({ statusCode: 503 });
  await site.close();
  await empty.remove();
});

it('PLT-20 opens a feature that is switched on', async () => {
  const open = await testShelf({ FLAG_ARTICLES: 'on' });
  await open.publish(ALPHA);
  const site = await buildServer(open.config);
  expect((await site.inject('/extra')).statusCode).toBe(200);
  await site.close();
  await open.remove();
});

/** where the sandbox has its card fields */
const SANDBOX = 'http://127.0.0.1:4020';

it.each([
  ['/things', true],
  ['/pay', false],
  ['/nl/betalen', false],
])('PCI DSS 6.4.3 with consent, %s may have the tag manager: %s', async (url, allowed) => {
  const { body, headers } = await get(url, { cookie: 'wayfare_consent=1.statistics' });
  expect(body.includes('measure.example')).toBe(allowed);
  expect(String(headers['content-security-policy']).includes('measure.example')).toBe(allowed);
});

it.each([
  [{}, '/things', true],
  [{}, '/pay', false],
  [{ TAG_MANAGER_URL: 'https://measure.example/tags.js' }, '/things', false],
])(
  'scripts without a hash are refused with %j at %s: %s',
  async (environment: Record<string, string>, url, isHashed) => {
    const open = await testShelf({ INTEGRITY_POLICY: 'on', ...environment });
    await open.publish(ALPHA);
    const site = await buildServer(open.config);
    const { body, headers } = await site.inject(url);
    expect('integrity-policy' in headers).toBe(isHashed);
    expect(body.includes('"integrityPolicy":true')).toBe(isHashed);
    expect(String(headers['content-security-policy']).includes(SANDBOX)).toBe(!isHashed);
    await site.close();
    await open.remove();
  },
);

import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { buildServer } from './build-server';
import { testShelf, type TestShelf } from './site.fixture';

const page = (name: string, en: string, nl: string, change: object = {}) => ({
  name,
  path: { en, nl },
  ...change,
});

/** longer than what React by itself would leave in its place */
const LONG_TEXT = 'Many words. '.repeat(2000);

const ALPHA = {
  name: 'alpha',
  manifest: {
    routes: [
      page('home', '/', '/nl'),
      page('index', '/things', '/nl/dingen'),
      page('thing', '/things/:slug', '/nl/dingen/:slug', { noindex: true }),
      page('extra', '/extra', '/nl/extra', { flag: 'articles' }),
      page('guarded', '/guarded', '/nl/bewaakt', { guards: ['x'] }),
      page('own', '/own', '/nl/eigen', { guards: ['logged'] }),
      page('moved', '/moved', '/nl/verhuisd'),
      page('broken', '/broken', '/nl/stuk'),
      page('thrower', '/thrower', '/nl/werper'),
      page('later', '/later/:delay', '/nl/straks/:delay'),
      page('search', '/search', '/nl/zoek'),
      page('pay', '/pay', '/nl/betalen', { payment: true, noindex: true }),
      page('filled', '/filled', '/nl/gevuld', { layout: 'two-columns' }),
    ],
    redirects: [{ from: '/old/:slug', to: '/things/:slug' }],
    slots: [{ id: 'alpha.side/v1', order: 1, label: { en: 'Side', nl: 'Zij' } }],
    navigation: [{ route: 'index', label: { en: 'Things', nl: 'Dingen' }, order: 1 }],
  },
  code: `
    routes: {
      home: () => Promise.resolve({ Component: text('Welcome'), meta: () => ({ title: '', description: 'All of it' }) }),
      index: () => Promise.resolve({ Component: text('Things'), meta: () => ({ title: 'Things' }) }),
      thing: () => Promise.resolve({
        loader: ({ params }) => { if (params.slug === 'gone') throw kit.pageError(404, 'This page could not be found'); return { slug: params.slug, evil: '</script><b>' }; },
        Component: () => h('h1', null, kit.usePageData().slug + kit.usePageData().evil),
        meta: ({ params }) => ({ title: params.slug }),
      }),
      extra: () => Promise.resolve({ Component: text('Extra') }),
      guarded: () => Promise.resolve({ Component: text('Guarded') }),
      own: () => Promise.resolve({ Component: text('What is yours') }),
      moved: () => Promise.resolve({ loader: () => redirect('/things?from=moved', 301), Component: text('') }),
      broken: () => Promise.resolve({ Component: () => { throw new Error('secret of the page'); } }),
      thrower: () => Promise.resolve({ loader: () => { throw new Error('secret of the loader'); }, Component: text('') }),
      later: () => Promise.resolve({
        loader: ({ params }) => ({ part: kit.deferred(new Promise((resolve) => setTimeout(resolve, Number(params.delay), 'the late part'))) }),
        Component: () => h('div', null, h('h1', null, 'At once'), h('p', null, '${LONG_TEXT}'), h(kit.Later, { value: kit.usePageData().part, fallback: 'one moment', children: (value) => h('p', null, value) })),
      }),
      search: () => Promise.resolve({
        loader: ({ url }) => { if (url.searchParams.get('q') === '{') throw kit.pageError(400, 'Search data not valid'); return { q: url.searchParams.get('q') }; },
        Component: () => h('h1', null, 'Searched for ' + kit.usePageData().q),
        meta: ({ data, language }) => (data.q === 'garbage' ? { title: language === 'nl' ? 'Onbruikbaar' : 'No use', status: 400 } : { title: 'Found' }),
      }),
      pay: () => Promise.resolve({ Component: text('Pay') }),
      filled: () => Promise.resolve({ Component: () => h('div', null, h('h1', null, 'Filled'), h(kit.Slot, { id: 'alpha.side/v1', vertical: 'alpha' })) }),
    },
    slots: { 'alpha.side/v1': () => Promise.resolve({ Component: ({ language }) => h('aside', null, 'side in ' + language) }) }`,
};

let shelf: TestShelf;
let app: FastifyInstance;

beforeAll(async () => {
  shelf = await testShelf({
    FLAG_ARTICLES: 'off',
    TAG_MANAGER_URL: 'https://measure.example/tags.js',
    TAG_MANAGER_CALLS: 'https://measure.example',
  });
  await shelf.publish(ALPHA);
  app = await buildServer(shelf.config);
});
afterAll(async () => {
  await app.close();
  await shelf.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });
const linksOf = (html: string, rel: string) =>
  [...html.matchAll(/<link [^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => link.includes(`rel="${rel}"`));

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

  it('I18N-58 I18N-59 is set for 365 days by a visit to a Dutch page, beside the visitor', async () => {
    const cookies = (await get('/nl')).cookies;
    expect(cookies).toContainEqual(
      expect.objectContaining({
        name: 'i18n_redirected',
        value: 'nl',
        maxAge: 31_536_000,
        path: '/',
        sameSite: 'Lax',
      }),
    );
    expect(cookies).toContainEqual(
      expect.objectContaining({ name: 'wayfare_visitor', httpOnly: true }),
    );
  });

  it('is not set by an English page, nor again when it is known', async () => {
    const names = [
      ...(await get('/things')).cookies,
      ...(await get('/nl', { cookie: 'i18n_redirected=nl' })).cookies,
    ].map(({ name }) => name);
    expect(names).not.toContain('i18n_redirected');
  });

  it.each([
    ['nl-NL,nl;q=0.9,en;q=0.8', undefined, true],
    ['en,nl;q=0.5', undefined, false],
    ['nl', 'i18n_redirected=en', false],
  ])(
    'a browser that accepts %s and sends %s is offered Dutch: %s',
    async (accepts, cookie, offered) => {
      const answer = await get('/', {
        'accept-language': accepts,
        ...(cookie === undefined ? {} : { cookie }),
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.body.includes('Liever in het Nederlands?')).toBe(offered);
    },
  );
});

describe('the head of a page', () => {
  it.each([
    ['/', 'https://site.test/'],
    ['/nl', 'https://site.test/nl'],
    ['/things?sort=price', 'https://site.test/things'],
    ['/nl/dingen', 'https://site.test/nl/dingen'],
    ['/filled?utm_source=mail', 'https://site.test/filled'],
  ])('SEO-01 SEO-02 SEO-03 %s has one canonical link, to %s', async (url, href) => {
    const links = linksOf((await get(url)).body, 'canonical');
    expect(links).toEqual([expect.stringContaining(`href="${href}"`)]);
  });

  it.each(['/things/blue', '/extra', '/no-such-page'])(
    'SEO-05 %s has no canonical link',
    async (url) => {
      expect(linksOf((await get(url)).body, 'canonical')).toEqual([]);
    },
  );

  it('SEO-09 names the page in English, in Dutch and for everybody else', async () => {
    const links = linksOf((await get('/nl/dingen/blue')).body, 'alternate');
    const alternates = links.map((link) => [
      /hreflang="([^"]+)"/i.exec(link)?.[1],
      /href="([^"]+)"/.exec(link)?.[1],
    ]);
    expect(alternates).toEqual([
      ['en', 'https://site.test/things/blue'],
      ['nl', 'https://site.test/nl/dingen/blue'],
      ['x-default', 'https://site.test/things/blue'],
    ]);
  });

  it.each([
    ['/things', 'en', '<title>Things | Wayfare</title>'],
    ['/nl/dingen', 'nl', '<title>Things | Wayfare</title>'],
    ['/', 'en', '<title>Wayfare</title>'],
    ['/no-such-page', 'en', '<title>This page could not be found | Wayfare</title>'],
    ['/nl/geen-pagina', 'nl', '<title>Deze pagina is niet gevonden | Wayfare</title>'],
    ['/thrower', 'en', '<title>Something went wrong | Wayfare</title>'],
  ])('I18N-57 %s is in %s with the title %s', async (url, language, title) => {
    const { body } = await get(url);
    expect(body).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"`));
    expect(body).toContain(title);
  });

  it.each([
    ['/things/blue', true],
    ['/no-such-page', true],
    ['/things', false],
  ])('OQ-16 %s tells robots to stay out: %s', async (url, expected) => {
    expect((await get(url)).body.includes('name="robots" content="noindex"')).toBe(expected);
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

describe('what a page brings along', () => {
  it('the code and styles of its own vertical, each script with its hash', async () => {
    const { body } = await get('/things');
    const files = JSON.parse(/,(\[\["[^<]*?\]\])\)<\/script>/.exec(body)?.[1] ?? '[]') as [
      href: string,
      integrity: string,
    ][];
    expect(files.map(([href]) => href)).toContain('/r/alpha/1.0.0/client/remoteEntry.js');
    for (const [, integrity] of files) expect(integrity).toMatch(/^sha384-/);
    expect(linksOf(body, 'stylesheet').join()).toContain('/r/alpha/1.0.0/client/index.css');
  });

  it('no data that can end its script element', async () => {
    const { body } = await get('/things/x');
    expect(body).not.toContain('</script><b>');
    expect(body).toContain('\\u003c/script\\u003e\\u003cb\\u003e');
  });

  it('slots rendered in place, in its language', async () => {
    expect((await get('/nl/gevuld')).body).toContain('<aside>side in nl</aside>');
  });

  it.each(['/thrower', '/broken'])('nothing of what went wrong inside: %s', async (url) => {
    const { body, statusCode } = await get(url);
    expect(statusCode).toBe(500);
    expect(body).not.toContain('secret');
  });

  it('NFR a part that takes longer after the frame, in the same answer', async () => {
    const { body, statusCode } = await get('/later/200');
    expect(statusCode).toBe(200);
    expect(body.indexOf('At once')).toBeGreaterThan(0);
    expect(body.indexOf('the late part')).toBeGreaterThan(body.indexOf('one moment'));
    expect(body).toMatch(/window\.__WAYFARE__=.*"part":\{"deferred":"s\d+"\}/);
    expect(body.indexOf('window.__WAYFARE__')).toBeLessThan(body.indexOf('</head>'));
  });

  it('NFR a part that comes soon in its place, with its data beside it', async () => {
    const { body, statusCode } = await get('/later/1');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('one moment');
    expect(body.indexOf('<p>the late part</p>')).toBeGreaterThan(body.indexOf('At once'));
    expect(body.indexOf('the late part')).toBeLessThan(body.indexOf('</main>'));
    expect(body).toMatch(
      /<script type="application\/json" id="deferred-s\d+">\["the late part"\]<\/script>/,
    );
    expect(body).toMatch(/window\.__WAYFARE__=.*"part":\{"deferred":"s\d+"\}/);
  });

  it('has what is ready in its place, however long it is and whatever else takes longer', async () => {
    const { body } = await get('/later/200');
    expect(body).toContain(LONG_TEXT);
    expect(body.indexOf(LONG_TEXT)).toBeLessThan(body.indexOf('</main>'));
  });

  it.each([
    ['/things', 'strict-origin-when-cross-origin'],
    ['/things?slug=blue', 'strict-origin-when-cross-origin'],
    ['/things?slug=blue&secret=s3cret', 'no-referrer'],
  ])('CNT-12 %s hands its address on by the policy %s', async (url, policy) => {
    expect((await get(url)).headers['referrer-policy']).toBe(policy);
  });

  it('NFR a policy that allows no script but its own', async () => {
    const { headers, body } = await get('/things');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    for (const [script] of body.matchAll(/<script[^>]*>/g))
      expect(script).toContain(`nonce="${nonce}"`);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('PLT-17 a way home in its own language on an error page', async () => {
    expect((await get('/nl/nope')).body).toMatch(/href="\/nl"[^>]*>Naar de startpagina/);
    expect((await get('/nope')).body).toMatch(/href="\/"[^>]*>Go to home/);
  });
});

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

it.each([
  [undefined, true, null],
  ['wayfare_consent=1.necessary', false, 'necessary'],
  ['i18n_redirected=en; wayfare_consent=1.statistics', false, 'statistics'],
  ['wayfare_consent=0.statistics', true, null],
])('OQ-21 a page asked for with %j asks for consent: %s', async (cookie, isAsking, consent) => {
  const { body } = await get('/', cookie === undefined ? {} : { cookie });
  expect(body.includes('aria-labelledby="consent-title"')).toBe(isAsking);
  expect(body).toContain(`"consent":${JSON.stringify(consent)}`);
  expect(body).toContain('"build":"1"');
});

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

it.each([
  ['/things', true],
  ['/pay', false],
  ['/nl/betalen', false],
])('PCI DSS 6.4.3 with consent, %s may have the tag manager: %s', async (url, allowed) => {
  const { body, headers } = await get(url, { cookie: 'wayfare_consent=1.statistics' });
  expect(body.includes('measure.example')).toBe(allowed);
  expect(String(headers['content-security-policy']).includes('measure.example')).toBe(allowed);
});

import type { FastifyInstance } from 'fastify';
import type { PageCode } from './scripts/start-script';
import { type TestShelf } from './testing/site.fixture';
import { hashSource } from './scripts/page-scripts';
import { LONG_TEXT, linksOf, openAlpha } from './testing/pages.fixture';

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

describe('what a page brings along', () => {
  it('the code and styles of its own vertical, each script with its hash', async () => {
    const { body } = await get('/things');
    const { files, integrity } = JSON.parse(
      /id="page-files">(.*?)<\/script>/s.exec(body)?.[1] ?? '',
    ) as PageCode;
    expect(files).toContain('/r/alpha/1.0.0/client/remoteEntry.js');
    const known = Object.assign({}, ...integrity) as Record<string, string>;
    for (const href of files)
      expect([href, known[href]]).toEqual([href, expect.stringMatching(/^sha384-/)]);
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
    expect(body).toMatch(/id="page-data">.*"part":\{"deferred":"s\d+"\}/);
    expect(body.indexOf('id="page-data"')).toBeLessThan(body.indexOf('</head>'));
  });

  it('NFR in one answer the whole page, for a browser that runs no scripts', async () => {
    const { body } = await get('/later/200?a=%22b%22&c=1');
    const refresh = /<noscript><meta http-equiv="refresh" content="0;url=([^"]+)">/.exec(body);
    const address = (refresh?.[1] ?? '').replaceAll('&amp;', '&');
    expect(address).toBe('/later/200?a=%22b%22&c=1&whole=1');
    const whole = (await get(address)).body;
    expect(whole).not.toContain('http-equiv="refresh"');
    expect(whole).not.toContain('one moment');
    expect(whole.indexOf('the late part')).toBeLessThan(whole.indexOf('</main>'));
    expect(whole).not.toContain('whole=1');
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
    expect(body).toMatch(/id="page-data">.*"part":\{"deferred":"s\d+"\}/);
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
    ['/pay?secret=s3cret', 'no-referrer'],
  ])('CNT-12 %s hands its address on by the policy %s', async (url, policy) => {
    expect((await get(url)).headers['referrer-policy']).toBe(policy);
  });

  it.each([
    ['a whole page', '/things', 0],
    ['a page that follows in parts', '/later/200', 1],
  ])(
    'NFR %s runs no script but its own: those that are always the same by their hashes',
    async (_what, url, nonces) => {
      const { headers, body } = await get(url);
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      const own = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
      expect(own).toHaveLength(2);
      for (const text of own) expect(policy).toContain(hashSource(text));
      const others = [...body.matchAll(/<script [^>]*>/g)].map(([element]) => element);
      expect(
        others.filter(
          (element) =>
            !/type="application\/(ld\+)?json"/.test(element) &&
            !element.includes(`nonce="${nonce ?? 'none'}"`),
        ),
      ).toEqual([]);
      expect(body.includes(' nonce="')).toBe(nonces > 0);
      expect(policy.match(/'nonce-/g) ?? []).toHaveLength(nonces);
      expect(headers['cache-control']).toBe('private, no-store');
    },
  );

  it('PLT-17 a way home in its own language on an error page', async () => {
    expect((await get('/nl/nope')).body).toMatch(/href="\/nl"[^>]*>Naar de startpagina/);
    expect((await get('/nope')).body).toMatch(/href="\/"[^>]*>Go to home/);
  });
});

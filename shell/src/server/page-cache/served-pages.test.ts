import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  keepingSite,
  PURGE_PREVIOUS_SECRET,
  PURGE_SECRET,
  saidIn,
  type KeepingSite,
} from '../testing/kept-site.fixture';

let site: KeepingSite;

beforeAll(async () => void (site = await keepingSite()));
afterAll(() => site.close());

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

it('gives a page that says so to everybody, from one making, without nonce and cookie', async () => {
  const first = await site.get('/kept/one');
  const second = await site.get('/kept/one', { cookie: 'a=b; wayfare_visitor=0123456789abcdef' });
  expect(second.body).toBe(first.body);
  for (const { headers, cookies, body, statusCode } of [first, second]) {
    expect([statusCode, cookies]).toEqual([200, []]);
    expect(headers).toMatchObject({
      'cache-control': PUBLIC,
      vary: 'Accept-Encoding',
      age: '0',
      'content-type': 'text/html; charset=utf-8',
      'surrogate-key': expect.stringMatching(/^revision-1 set-[a-f0-9]{12} place-one$/),
    });
    expect(`${String(headers['content-security-policy'])}${body}`).not.toContain('nonce');
  }
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('sends it as %s, the same as without', async (encoding, unpack) => {
  const plain = await site.get('/kept/packed');
  for (const _ of [1, 2]) {
    const packed = await site.get('/kept/packed', { 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  }
});

it('says to a browser that has it that it has it', async () => {
  const { headers } = await site.get('/kept/known');
  const again = await site.get('/kept/known', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
  const other = await site.get('/kept/known', { 'if-none-match': 'W/"another"' });
  expect(other.statusCode).toBe(200);
});

it.each([
  ['one that says nothing', '/own', 200],
  ['one with a guard', '/guarded', 200],
  ['one for payments', '/pay', 200],
  ['one that is not there', '/nowhere', 404],
  ['one that is wrong', '/wrong', 400],
  ['one whose address opens something', '/kept/a?secret=s', 200],
  ['one that leads elsewhere', '/moved', 301],
])('makes for who asks, and lets nobody keep: %s', async (_what, url, status) => {
  const first = await site.get(url);
  const second = await site.get(url);
  expect([first.statusCode, first.headers['cache-control']]).toEqual([status, 'private, no-store']);
  expect(first.headers['surrogate-key']).toBeUndefined();
  if (saidIn(first.body) !== null) expect(saidIn(second.body)).not.toBe(saidIn(first.body));
});

it('sends a page in parts to the first who asks, and whole to those after its parts are there', async () => {
  const first = await site.get('/late');
  expect(first.headers['cache-control']).toBe('private, no-store');
  let later = first;
  while (later.headers['cache-control'] !== PUBLIC) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    later = await site.get('/late');
  }
  expect(later.body).toContain('["late"]</script>late<');
  expect(`${later.body}${String(later.headers['content-security-policy'])}`).not.toContain('nonce');
});

it('keeps no page of which a call failed, and the next that is whole', async () => {
  const failing = await keepingSite({ API_URL: 'http://127.0.0.1:9' });
  try {
    expect((await failing.get('/asking')).headers['cache-control']).toBe('private, no-store');
  } finally {
    await failing.close();
  }
  expect((await site.get('/asking')).headers['cache-control']).toBe(PUBLIC);
  const calls = site.api.heard.length;
  await site.get('/asking');
  expect(site.api.heard).toHaveLength(calls);
});

it('makes one page for addresses that differ by what follows a visitor alone, and shows nothing of that', async () => {
  const plain = await site.get('/kept/followed?b=1');
  const followed = await site.get('/kept/followed?utm_source=mail&b=1&gclid=c4n4ry');
  expect(followed.body).toBe(plain.body);
});

it('hands what follows a visitor on where the page leads elsewhere', async () => {
  expect((await site.get('/moved?utm_source=mail')).headers.location).toBe(
    '/kept/a?b=1&utm_source=mail#c',
  );
  expect((await site.get('/moved?x=1')).headers.location).toBe('/kept/a?b=1#c');
});

it('has pages of each language of their own', async () => {
  expect((await site.get('/nl/bewaard/one')).body).toContain('<html lang="nl"');
  expect((await site.get('/kept/one')).body).toContain('<html lang="en"');
});

it('OQ-12 leads a remembered language on before it looks for a page that is kept', async () => {
  await site.get('/');
  const answer = await site.get('/', { cookie: 'i18n_redirected=nl' });
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    302,
    '/nl',
    'private, no-store',
  ]);
  expect(answer.headers.vary).toContain('Cookie');
});

describe('an order to purge', () => {
  const purge = (keys: string, said: string | null) =>
    site.app.inject({
      method: 'PURGE' as 'GET',
      url: '/',
      headers: {
        'surrogate-key': keys,
        ...(said === null ? {} : { authorization: `Bearer ${said}` }),
      },
    });

  it('has a page made anew by any of its keys', async () => {
    const before = saidIn((await site.get('/kept/place')).body);
    expect((await purge('place-other', PURGE_PREVIOUS_SECRET)).json()).toEqual({ purged: 0 });
    expect(saidIn((await site.get('/kept/place')).body)).toBe(before);
    expect((await purge('place-x place-place', PURGE_SECRET)).json()).toEqual({ purged: 1 });
    expect(saidIn((await site.get('/kept/place')).body)).not.toBe(before);
  });

  it.each([
    [403, 'place-a', null],
    [403, 'place-a', 'another-secret-altogether'],
    [403, 'place-a', PURGE_SECRET.slice(1)],
    [400, '', PURGE_SECRET],
    [400, 'k '.repeat(201), PURGE_SECRET],
  ])('is refused with %i: %s by %s', async (status, keys, said) =>
    expect((await purge(keys, said)).statusCode).toBe(status),
  );

  it('is taken from nobody where there is no secret', async () => {
    const closed = await keepingSite({ PURGE_SECRET: '', PURGE_PREVIOUS_SECRET: '' });
    try {
      const answer = await closed.app.inject({
        method: 'PURGE' as 'GET',
        url: '/',
        headers: { 'surrogate-key': 'a', authorization: 'Bearer ' },
      });
      expect(answer.statusCode).toBe(403);
    } finally {
      await closed.close();
    }
  });
});

it.each([{ PAGE_CACHE_MB: '0' }, { NODE_ENV: 'development' }])(
  'keeps nothing, and lets nobody keep, with %j',
  async (environment) => {
    const none = await keepingSite(environment);
    try {
      const [first, second] = [await none.get('/kept/a'), await none.get('/kept/a')];
      expect(first.headers['cache-control']).toBe('private, no-store');
      expect(saidIn(second.body)).not.toBe(saidIn(first.body));
    } finally {
      await none.close();
    }
  },
);

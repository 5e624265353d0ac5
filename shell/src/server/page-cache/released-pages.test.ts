import {
  keeping,
  keepingSite,
  saidIn,
  standInCache,
  type KeepingSite,
} from '../testing/kept-site.fixture';

let site: KeepingSite;
let cache: Awaited<ReturnType<typeof standInCache>>;

beforeEach(async () => {
  cache = await standInCache();
  site = await keepingSite({ PURGE_URLS: cache.url });
});
afterEach(async () => {
  await site.close();
  await cache.close();
});

const until = async (is: () => boolean | Promise<boolean>) => {
  while (!(await is())) await new Promise((resolve) => setTimeout(resolve, 10));
};
const versionOf = (body: string) => saidIn(body)?.split(' ')[1];
const visitorOf = (header: unknown) => String(header).split(';', 1)[0] ?? '';

it('a release shows everybody its pages, and has caches drop those before it', async () => {
  const before = await site.get('/kept/a');
  expect(versionOf(before.body)).toBe('1.0.0');
  await site.shelf.publish(keeping('2.0.0'), 10_000);
  await until(async () => versionOf((await site.get('/kept/a')).body) === '2.0.0');
  await until(() => cache.heard.length > 0);
  expect(cache.heard[0]).toBe('PURGE revision-1');
  const after = await site.get('/kept/a');
  expect(after.headers['surrogate-key']).toMatch(/^revision-2 set-/);
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

describe('while a release is rolled out', () => {
  beforeEach(async () => {
    await site.shelf.publish(keeping('2.0.0'), 5_000);
    await until(async () => (await site.get('/kept/rolled')).cookies.length > 0);
  });

  it('a visitor is told his arm with a page that nobody else may have, and then gets what is kept of it', async () => {
    const first = await site.get('/kept/a');
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(String(first.headers['set-cookie'])).toMatch(
      /^wayfare_visitor=[a-f0-9]{16}\.2\.[a-f0-9]{12}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const cookie = visitorOf(first.headers['set-cookie']);
    const second = await site.get('/kept/a', { cookie });
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      vary: 'Cookie, Accept-Encoding',
    });
    expect([second.headers['set-cookie'], second.body]).toEqual([undefined, first.body]);
  });

  it('each arm gets its own pages, from one making each', async () => {
    const bodies = new Map<string, Set<string>>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const { headers, body } = await site.get('/kept/arms');
      const [, , set = ''] = visitorOf(headers['set-cookie']).split('.');
      bodies.set(set, (bodies.get(set) ?? new Set()).add(saidIn(body) ?? ''));
    }
    expect([...bodies.values()].map((said) => said.size)).toEqual([1, 1]);
    expect(
      new Set([...bodies.values()].flatMap((said) => [...said]).map((of) => of.split(' ')[1])),
    ).toEqual(new Set(['1.0.0', '2.0.0']));
  });

  it('keeps who has a number in his arm, and tells him when it is another', async () => {
    const cookie = 'wayfare_visitor=0123456789abcdef';
    const first = await site.get('/kept/a', { cookie });
    const told = visitorOf(first.headers['set-cookie']);
    expect(told).toMatch(/^wayfare_visitor=0123456789abcdef\.2\./);
    const outdated = told.replace('.2.', '.1.');
    const again = await site.get('/kept/a', { cookie: outdated });
    expect(visitorOf(again.headers['set-cookie'])).toBe(told);
    expect(saidIn(again.body)).toBe(saidIn(first.body));
  });
});

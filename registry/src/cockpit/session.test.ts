import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import { startService, type RunningService } from '../testing/service.fixture';
import { attempts } from './attempts';

let service: RunningService;
let token: string;
beforeAll(async () => {
  service = await startService();
  token = await service.tokenOf({});
  const client = await service.clientOf('alpha');
  await client.publish(builtRelease({ version: '1.0.0' }), 'to have something');
});
afterAll(() => service.close());

type Headers = Readonly<Record<string, string>>;

const own = (url = service.url): Headers => ({ origin: url, 'x-wayfare-cockpit': '1' });

const signIn = (shown: string, headers: Headers = own(), at = service) =>
  fetch(`${at.url}/cockpit/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ token: shown }),
  });

/** As a browser sends it back. */
const cookieIn = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

const look = (cookie: string, path = '/v1/releases') =>
  fetch(service.url + path, { headers: { cookie } });

const change = (headers: Headers) =>
  fetch(`${service.url}/v1/verticals/alpha/pause`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ reason: 'to see it' }),
  });

const codeIn = async (response: Response) => ((await response.json()) as { code: string }).code;

it('takes a token once, and gives it back as a cookie that no script and no other site has', async () => {
  const response = await signIn(token);
  const id = token.split('_')[1];
  const session = {
    actor: `alphas/${id}`,
    team: 'alphas',
    kind: 'release',
    verticals: ['alpha'],
    expiresAt: expect.any(String),
  };
  expect([response.status, await response.json()]).toEqual([200, session]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.getSetCookie()).toEqual([
    `wayfare-cockpit=${token}; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict`,
  ]);
  const cookie = cookieIn(response);
  expect(await (await look(cookie, '/cockpit/session')).json()).toEqual(session);
  expect((await look(cookie)).status).toBe(200);
});

it('lets whoever is signed in act under the name of the token', async () => {
  const cookie = cookieIn(await signIn(token));
  const response = await change({ cookie, ...own() });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    revision: { action: 'pause', actor: `alphas/${token.split('_')[1]}`, reason: 'to see it' },
  });
});

const port = () => new URL(service.url).port;
const FROM: [string, () => Headers, 'taken' | 'refused'][] = [
  ['the cockpit', own, 'taken'],
  ['the cockpit behind TLS', () => own(`https://127.0.0.1:${port()}`), 'taken'],
  ['no origin', () => ({ 'x-wayfare-cockpit': '1' }), 'refused'],
  ['a page without an origin', () => own('null'), 'refused'],
  ['another site', () => own('https://evil.example'), 'refused'],
  ['another port', () => own('http://127.0.0.1:1'), 'refused'],
  ['the same host without its port', () => own('http://127.0.0.1'), 'refused'],
  ['a sub-domain', () => own(`http://a.127.0.0.1:${port()}`), 'refused'],
  ['another name of this machine', () => own(`http://localhost:${port()}`), 'refused'],
  ['a name that begins like it', () => own(`${service.url}.evil.example`), 'refused'],
  ['user info', () => own(`http://127.0.0.1:${port()}@evil.example`), 'refused'],
  ['another scheme', () => own(`file://127.0.0.1:${port()}`), 'refused'],
  ['an extension', () => own('chrome-extension://abcdefgh'), 'refused'],
  ['a form, which sends no header', () => ({ origin: service.url }), 'refused'],
  ['another header', () => ({ origin: service.url, 'x-wayfare-cockpit': '0' }), 'refused'],
];

describe.each(FROM)('from %s', (_from, headers, expected) => {
  it(`a change by the cookie is ${expected}`, async () => {
    const before = (await service.opened.shelf.registry.head())?.rev;
    const response = await change({ cookie: `wayfare-cockpit=${token}`, ...headers() });
    if (expected === 'taken') return expect(response.status).toBe(200);
    expect([response.status, await codeIn(response)]).toEqual([403, 'FORBIDDEN']);
    expect((await service.opened.shelf.registry.head())?.rev).toBe(before);
  });

  it(`signing in and out is ${expected}`, async () => {
    const other = await startService();
    try {
      const given = Object.entries(headers()).map(([name, value]) => [
        name,
        value.replace(port(), new URL(other.url).port),
      ]);
      const sent = Object.fromEntries(given) as Headers;
      const signedIn = await signIn(await other.tokenOf({}), sent, other);
      const out = await fetch(`${other.url}/cockpit/session`, { method: 'DELETE', headers: sent });
      const status = expected === 'taken' ? 200 : 403;
      expect([signedIn.status, out.status]).toEqual([status, status]);
      expect(signedIn.headers.getSetCookie()).toHaveLength(expected === 'taken' ? 1 : 0);
    } finally {
      await other.close();
    }
  });
});

it('a token in the header needs none of that, and no cookie makes up for a bad one', async () => {
  expect((await change({ authorization: `Bearer ${token}` })).status).toBe(200);
  for (const authorization of ['Bearer wfr_no', 'Basic abc', ''])
    expect(
      (await change({ authorization, cookie: `wayfare-cockpit=${token}`, ...own() })).status,
    ).toBe(401);
});

it('holds a change to the origin of the configuration, behind whatever host', async () => {
  const origin = 'https://registry.example.com';
  const behind = await startService({ REGISTRY_ORIGIN: origin });
  try {
    const shown = await behind.tokenOf({});
    const response = await signIn(shown, own(origin), behind);
    expect(response.headers.getSetCookie()).toEqual([
      `__Host-wayfare-cockpit=${shown}; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure`,
    ]);
    const who = await fetch(`${behind.url}/cockpit/session`, {
      headers: { cookie: cookieIn(response) },
    });
    expect(who.status).toBe(200);
    expect((await signIn(shown, own(behind.url), behind)).status).toBe(403);
  } finally {
    await behind.close();
  }
});

it('a token that follows looks, and changes nothing', async () => {
  const follower = await service.tokenOf({ team: 'shells', kind: 'follow', verticals: [] });
  const cookie = cookieIn(await signIn(follower));
  expect((await look(cookie)).status).toBe(200);
  const response = await change({ cookie, ...own() });
  expect([response.status, await codeIn(response)]).toEqual([403, 'FORBIDDEN']);
});

it('is over with the token: revoked, expired, or never good', async () => {
  const revoked = await service.tokenOf({});
  const cookie = cookieIn(await signIn(revoked));
  await service.opened.tokens.store.revoke(revoked.split('_')[1] ?? '', new Date());
  expect([(await look(cookie)).status, (await look(cookie, '/cockpit/session')).status]).toEqual([
    401, 401,
  ]);
  const expired = await service.tokenOf({}, new Date('2001-01-01T00:00:00Z'));
  for (const shown of [revoked, expired, `${token.slice(0, -4)}zzzz`, 'x']) {
    const response = await signIn(shown);
    expect([response.status, await codeIn(response)]).toEqual([401, 'TOKEN']);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect((await look('', '/cockpit/session')).status).toBe(401);
});

it('keeps the cookie no longer than the token', async () => {
  const aDayAgo = new Date(Date.now() - 23.5 * 60 * 60 * 1_000);
  const [cookie = ''] = (await signIn(await service.tokenOf({}, aDayAgo))).headers.getSetCookie();
  const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(30 * 60);
});

it('ends by taking the cookie back', async () => {
  const response = await fetch(`${service.url}/cockpit/session`, {
    method: 'DELETE',
    headers: { cookie: `wayfare-cockpit=${token}`, ...own() },
  });
  expect([response.status, response.headers.getSetCookie()]).toEqual([
    200,
    ['wayfare-cockpit=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict'],
  ]);
});

it.each([{}, { token: 1 }, { token: '' }, { token: 'x', more: 1 }, { token: 'x'.repeat(201) }])(
  'takes no %j',
  async (body) => {
    const response = await fetch(`${service.url}/cockpit/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...own() },
      body: JSON.stringify(body),
    });
    expect([response.status, await codeIn(response)]).toEqual([400, 'REQUEST']);
  },
);

it('refuses an address that tries too often, also with a good token', async () => {
  const guessed = await startService();
  try {
    const shown = await guessed.tokenOf({});
    const tried = [];
    for (let count = 0; count < 20; count += 1)
      tried.push((await signIn('wfr_guess', own(guessed.url), guessed)).status);
    expect(new Set(tried)).toEqual(new Set([401]));
    const response = await signIn(shown, own(guessed.url), guessed);
    expect([response.status, await codeIn(response)]).toEqual([429, 'LIMIT']);
  } finally {
    await guessed.close();
  }
});

it('counts the attempts of each address, and begins anew with the next minute', () => {
  let now = 0;
  const mayTry = attempts({ most: 2, windowMs: 60_000, now: () => now });
  const three = (address: string) => [1, 2, 3].map(() => mayTry(address));
  expect([three('a'), three('b')]).toEqual([
    [true, true, false],
    [true, true, false],
  ]);
  now = 59_999;
  expect(mayTry('a')).toBe(false);
  now = 60_000;
  expect(three('a')).toEqual([true, true, false]);
});

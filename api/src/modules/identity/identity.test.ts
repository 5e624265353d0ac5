import { randomUUID } from 'node:crypto';
import { signInOptions } from '@wayfare/api-contract';
import type { AppUnderTest } from '../../app-under-test';
import { NOW, startApp } from '../../app-under-test';
import { newBrowser } from '../../browser-under-test';
import type { Browser, Seen } from '../../browser-under-test';
import type { Database } from '../../db/database';
import { describeOnDatabase } from '../../db/on-databases';
import { identities, users } from '../../db/schema/accounts';
import { freePort, runningSandbox } from '../../running-sandbox';
import type { RunningSandbox } from '../../running-sandbox';

const FAR = Date.parse('2026-11-20T09:11:00Z');

interface Site {
  readonly api: AppUnderTest;
  readonly origin: string;
  close(): Promise<void>;
}

/** The API where a browser reaches it, as behind the shell. */
async function startSite(database: Database, env: Record<string, string>): Promise<Site> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const api = await startApp(database, {
    env: { PUBLIC_ORIGIN: origin, RATE_LIMIT_LOGIN: '0', ...env },
  });
  await api.app.listen({ port, host: '127.0.0.1' });
  return { api, origin, close: () => api.close() };
}

describeOnDatabase('Signing in by somebody else’s account', (database) => {
  let sandbox: RunningSandbox;
  let site: Site;

  beforeAll(async () => {
    sandbox = await runningSandbox();
    site = await startSite(database(), { SANDBOX_URL: sandbox.origin, SMTP_URL: sandbox.smtpUrl });
  }, 90_000);
  afterAll(async () => {
    await site.close();
    await sandbox.stop();
  });

  const start = (path: string, language = 'en') =>
    `${site.origin}/api/identity/start?${new URLSearchParams({ return: path, language })}`;
  const isPage = (url: string) =>
    url.startsWith(site.origin) && !url.startsWith(`${site.origin}/api/`);

  /** to the callback of the site, which is not opened yet */
  async function answered(
    browser: Browser,
    form: Record<string, string>,
    url = start('/hotels?x=1'),
  ): Promise<string> {
    const page = await browser.follow(await browser.open(url));
    const last = await browser.follow(await browser.open(page.url, { form }), (next) =>
      next.startsWith(site.origin),
    );
    return last.location;
  }

  /** to the page that the site sends the browser to in the end */
  async function wayBack(
    browser: Browser,
    form: Record<string, string>,
    url?: string,
  ): Promise<URL> {
    return new URL((await browser.open(await answered(browser, form, url))).location);
  }

  const credentialOf = (page: URL) => /^#sign-in=([\w-]{43})$/.exec(page.hash)?.[1] ?? '';
  const login = (
    browser: Browser,
    credential: string,
    headers: Record<string, string> = {},
  ): Promise<Seen> =>
    browser.open(`${site.origin}/api/google/login`, { json: { credential }, headers });
  const body = (seen: Seen) => JSON.parse(seen.text);
  const typed = (email: string) => ({ email, verified: 'yes' });
  const address = () => `${randomUUID()}@example.com`;
  const userOf = async (email: string) =>
    (await database().orm.select().from(users)).find((user) => user.email === email);
  const problemOf = (page: URL) => [
    page.pathname,
    page.searchParams.get('problem'),
    page.searchParams.get('return'),
    page.hash,
  ];

  async function signIn(form: Record<string, string>, browser = newBrowser()): Promise<Seen> {
    return login(browser, credentialOf(await wayBack(browser, form)));
  }

  it('ACC-08 SES-30 goes there and back, and ends signed in with googleLoggued', async () => {
    const browser = newBrowser();
    const page = await wayBack(browser, { person: 'ada' });
    expect(page.origin + page.pathname + page.search).toBe(`${site.origin}/hotels?x=1`);
    const answer = await login(browser, credentialOf(page));
    expect(answer.status).toBe(200);
    expect(body(answer).result).toMatchObject({
      googleLoggued: true,
      name: 'Ada',
      lastname: 'Jansen',
      language: 'en',
      profile: { email: 'ada.jansen@example.com', country: null },
      token: expect.any(String),
    });
    const { token, user } = body(answer).result;
    const account = await browser.open(`${site.origin}/api/account`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(body(account).result).toMatchObject({ user, hasPassword: false, googleLoggued: true });
    expect([...browser.cookiesOf(site.origin).keys()]).not.toContain('wayfare_identity');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('offers the button by its name', async () => {
    expect(body(await newBrowser().open(site.origin + signInOptions.path)).result).toEqual({
      thirdParty: { name: 'Sandbox account' },
    });
  });

  it('keeps a secret in a cookie that no script reads, and is kept by nobody on the way', async () => {
    const seen = await newBrowser().open(start('/'));
    expect(seen.status).toBe(302);
    expect(seen.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^wayfare_identity=[\w-]{43}; Path=\/api; Max-Age=600; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(seen.headers.get('cache-control')).toBe('no-store');
    expect(new URL(seen.location).searchParams.get('redirect_uri')).toBe(
      `${site.origin}/api/identity/callback`,
    );
    const { rows } = await database().pool.query('SELECT * FROM tickets');
    const [secret = ''] = /[\w-]{43}/.exec(seen.headers.get('set-cookie') ?? '') ?? [];
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('marks the cookie Secure where the site is https', async () => {
    const secure = await startApp(database(), {
      env: { PUBLIC_ORIGIN: 'https://www.example.com', SANDBOX_URL: sandbox.origin },
    });
    expect((await secure.app.inject('/api/identity/start')).headers['set-cookie']).toMatch(
      /^wayfare_identity=.*; Secure$/,
    );
    await secure.close();
  });

  it.each<[string, string, string]>([
    ['/nl/hotels?zoek=1', 'nl', '/nl/hotels?zoek=1'],
    ['/hotels#old-fragment', 'en', '/hotels'],
    ['/caf\u00e9', 'en', '/caf%C3%A9'],
    ['https://evil.example/', 'en', '/'],
    ['//evil.example', 'en', '/'],
    ['/\\evil.example', 'en', '/'],
    ['javascript:alert(1)', 'en', '/'],
    ['', 'en', '/'],
  ])('goes back to %j in %s as %s and never to another site', async (path, language, expected) => {
    const page = await wayBack(newBrowser(), { person: 'ada' }, start(path, language));
    expect([page.origin, page.pathname + page.search]).toEqual([site.origin, expected]);
    expect(credentialOf(page)).not.toBe('');
  });

  describe('links', () => {
    const insert = async (email: string, change: Partial<typeof users.$inferInsert> = {}) => {
      const at = new Date(NOW - 86_400_000);
      const user = {
        id: randomUUID(),
        email,
        name: 'Old',
        lastname: 'Name',
        language: 'nl' as const,
        passwordHash: 'hash',
        activatedAt: at,
        termsAcceptedAt: at,
        createdAt: at,
        ...change,
      };
      await database().orm.insert(users).values(user);
      return user.id;
    };

    it('OQ-10 a verified address without an account to a new, active one', async () => {
      const email = address();
      const { result } = body(await signIn(typed(email)));
      expect(await userOf(email)).toMatchObject({
        id: result.user,
        passwordHash: null,
        language: 'en',
        lastname: '',
        activatedAt: new Date(NOW),
        termsAcceptedAt: new Date(NOW),
      });
    });

    it('OQ-10 a verified address to its account, in whatever letters, and leaves the account as it is', async () => {
      const email = address();
      const id = await insert(email);
      expect(body(await signIn(typed(email.toUpperCase()))).result).toMatchObject({
        user: id,
        name: 'Old',
        language: 'nl',
      });
      expect(await userOf(email)).toMatchObject({
        passwordHash: 'hash',
        name: 'Old',
        activatedAt: new Date(NOW - 86_400_000),
      });
    });

    it('OQ-10 a verified address to an account that was never activated, which whoever registered it loses', async () => {
      const email = address();
      const id = await insert(email, { activatedAt: null });
      const times = {
        rotated_at: new Date(NOW),
        created_at: new Date(NOW),
        expires_at: new Date(NOW + 3_600_000),
      };
      await database().pool.query(
        'INSERT INTO sessions (id, principal, role, refresh_hash, last_token_id, rotated_at, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
        [randomUUID(), id, 'user', 'x', 'x', ...Object.values(times)],
      );
      const { result } = body(await signIn(typed(email)));
      expect(result.user).toBe(id);
      const user = await userOf(email);
      expect(user).toMatchObject({ passwordHash: null, activatedAt: new Date(NOW) });
      expect(user?.name).not.toBe('Old');
      const { rows } = await database().pool.query<{ running: string }>(
        'SELECT count(*) AS running FROM sessions WHERE principal = $1 AND revoked_at IS NULL',
        [id],
      );
      // the one that has just begun
      expect(rows[0]?.running).toBe('1');
    });

    it.each([true, false])(
      'OQ-10 no address that is not verified (with an account: %p)',
      async (hasAccount) => {
        const email = address();
        if (hasAccount) await insert(email);
        expect(problemOf(await wayBack(newBrowser(), { email }, start('/trains')))).toEqual([
          '/user/login',
          'unverified',
          '/trains',
          '',
        ]);
        expect((await userOf(email)) !== undefined).toBe(hasAccount);
      },
    );

    it('OQ-10 somebody who has signed in before to the same account, verified or not, whatever its address is by now', async () => {
      const email = address();
      const { result } = body(await signIn(typed(email)));
      await database().pool.query('UPDATE users SET email = $1 WHERE id = $2', [
        address(),
        result.user,
      ]);
      expect(body(await signIn({ email })).result.user).toBe(result.user);
    });

    it('one account for one new person who comes twice at once', async () => {
      const email = address();
      const [one, two] = [newBrowser(), newBrowser()];
      const callbacks = [await answered(one, typed(email)), await answered(two, typed(email))];
      const pages = await Promise.all([one.open(callbacks[0] ?? ''), two.open(callbacks[1] ?? '')]);
      expect(pages.map(({ location }) => credentialOf(new URL(location)) !== '')).toEqual([
        true,
        true,
      ]);
      const id = (await userOf(email))?.id;
      expect(
        (await database().orm.select().from(identities)).filter(({ userId }) => userId === id),
      ).toHaveLength(1);
    });
  });

  describe('counts for nothing', () => {
    const EXPIRED = ['/user/login', 'expired', '/', ''];

    it('when the person says no', async () => {
      expect(
        problemOf(await wayBack(newBrowser(), { cancel: 'yes' }, start('/nl/hotels?a=b', 'nl'))),
      ).toEqual(['/nl/gebruiker/login', 'denied', '/nl/hotels?a=b', '']);
    });

    it('when the answer comes a second time', async () => {
      const browser = newBrowser();
      const callback = await answered(browser, { person: 'ada' });
      expect(isPage((await browser.open(callback)).location)).toBe(true);
      expect(problemOf(new URL((await browser.open(callback)).location))).toEqual(EXPIRED);
    });

    it('when the answer comes to another browser, and still does in its own', async () => {
      const browser = newBrowser();
      const callback = await answered(browser, { person: 'ada' });
      const other = newBrowser();
      await other.open(start('/'));
      for (const stranger of [newBrowser(), other])
        expect(problemOf(new URL((await stranger.open(callback)).location))).toEqual(EXPIRED);
      expect(credentialOf(new URL((await browser.open(callback)).location))).not.toBe('');
    });

    it.each<[string, (callback: URL) => void]>([
      ['state', (callback) => callback.searchParams.set('state', 'x')],
      ['state at all', (callback) => callback.searchParams.delete('state')],
    ])('without the %s that it began with', async (_what, forge) => {
      const browser = newBrowser();
      const callback = new URL(await answered(browser, { person: 'ada' }));
      forge(callback);
      expect(problemOf(new URL((await browser.open(callback.href)).location))).toEqual(EXPIRED);
    });

    it('with a code that was changed on the way, and names nothing of it in the log', async () => {
      const browser = newBrowser();
      const callback = new URL(await answered(browser, { person: 'ada' }));
      const code = callback.searchParams.get('code') ?? '';
      callback.searchParams.set('code', `x${code}`);
      expect(problemOf(new URL((await browser.open(callback.href)).location))).toEqual([
        '/user/login',
        'failed',
        '/hotels?x=1',
        '',
      ]);
      expect(site.api.logged.join('')).toContain('a third-party sign-in failed');
      expect(site.api.logged.join('')).not.toMatch(
        new RegExp(`${code}|ada\\.jansen|wayfare_identity`),
      );
    });

    it('after ten minutes', async () => {
      const browser = newBrowser();
      const callback = await answered(browser, { person: 'ada' });
      const late = await browser.open(callback, {
        headers: { 'x-test-clock': new Date(FAR).toISOString(), 'accept-language': 'nl' },
      });
      expect(problemOf(new URL(late.location))).toEqual([
        '/nl/gebruiker/login',
        'expired',
        '/',
        '',
      ]);
    });

    it.each<[string, (credential: string, own: Browser) => Promise<Seen>]>([
      ['in another browser', (credential) => login(newBrowser(), credential)],
      [
        'a second time',
        async (credential, own) => login(own, credential).then(() => login(own, credential)),
      ],
      [
        'after a minute',
        (credential, own) =>
          login(own, credential, { 'x-test-clock': new Date(NOW + 61_000).toISOString() }),
      ],
      [
        'from a page of another site',
        (credential, own) => login(own, credential, { origin: 'https://evil.example' }),
      ],
      ['as something else', (credential, own) => login(own, `x${credential.slice(1)}`)],
    ])('a credential handed in %s', async (_how, hand) => {
      const browser = newBrowser();
      const answer = await hand(credentialOf(await wayBack(browser, { person: 'ada' })), browser);
      expect([answer.status, body(answer).errors[0].code]).toEqual([401, 'SIGN_IN_FAILED']);
    });

    it('when another browser has tried its credential: it still works in its own', async () => {
      const browser = newBrowser();
      const credential = credentialOf(await wayBack(browser, { person: 'ada' }));
      await login(newBrowser(), credential);
      expect((await login(browser, credential)).status).toBe(200);
    });
  });

  describe('while the other site is away', () => {
    it('says so on the login page, and works again when it is back', async () => {
      const away = await startSite(database(), {
        IDENTITY_ISSUER: 'http://127.0.0.1:9/identity',
        IDENTITY_CLIENT_ID: 'wayfare',
        IDENTITY_CLIENT_SECRET: 'secret',
        IDENTITY_NAME: 'Away',
        SMTP_URL: sandbox.smtpUrl,
      });
      const seen = await newBrowser().open(
        `${away.origin}/api/identity/start?return=/trains&language=nl`,
      );
      expect(problemOf(new URL(seen.location))).toEqual([
        '/nl/gebruiker/login',
        'failed',
        '/trains',
        '',
      ]);
      expect(seen.headers.getSetCookie()).toEqual([]);
      await away.close();
    });

    it('between question and answer ends on the login page', async () => {
      const browser = newBrowser();
      const callback = await answered(browser, { person: 'ada' });
      await sandbox.post('/__faults', { match: '/identity/token', mode: 'status-500', times: 1 });
      expect(problemOf(new URL((await browser.open(callback)).location))).toEqual([
        '/user/login',
        'failed',
        '/hotels?x=1',
        '',
      ]);
    });
  });

  it('is not offered where nobody else signs people in', async () => {
    const alone = await startApp(database(), {
      env: { SUPPLIER_URL: 'https://api.duffel.example', SUPPLIER_TOKEN: 'duffel_test_x' },
    });
    expect((await alone.ask(signInOptions, {})).result).toEqual({ thirdParty: null });
    expect((await alone.app.inject('/api/identity/start')).headers['location']).toBe(
      '/user/login?problem=failed&return=%2F',
    );
    await alone.close();
  });
});

import { startApp } from '../../../test/clients/app';
import { signInOptions } from '@wayfare/api-contract';
import { newBrowser } from '../../../test/clients/browser-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { runningSandbox } from '../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../test/sandbox/sandbox-process';
import {
  body,
  credentialOf,
  problemOf,
  signInSteps,
  startSite,
  type SignInSteps,
  type Site,
} from '../../../test/clients/sign-in';

describeOnDatabase('Signing in by somebody else’s account', (database) => {
  let sandbox: RunningSandbox;
  let site: Site;
  let steps: SignInSteps;

  beforeAll(async () => {
    sandbox = await runningSandbox();
    site = await startSite(database(), { SANDBOX_URL: sandbox.origin, SMTP_URL: sandbox.smtpUrl });
    steps = signInSteps(site);
  }, 90_000);
  afterAll(async () => {
    await site.close();
    await sandbox.stop();
  });

  it('ACC-08 SES-30 goes there and back, and ends signed in with googleLoggued', async () => {
    const browser = newBrowser();
    const page = await steps.wayBack(browser, { person: 'ada' });
    expect(page.origin + page.pathname + page.search).toBe(`${site.origin}/hotels?x=1`);
    const answer = await steps.login(browser, credentialOf(page));
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
    const seen = await newBrowser().open(steps.start('/'));
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
    const page = await steps.wayBack(newBrowser(), { person: 'ada' }, steps.start(path, language));
    expect([page.origin, page.pathname + page.search]).toEqual([site.origin, expected]);
    expect(credentialOf(page)).not.toBe('');
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
      const callback = await steps.answered(browser, { person: 'ada' });
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

import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import {
  PASSWORD,
  WRONG,
  cookieHeaderOf,
  cookiesOf,
  createBrowser,
  newAccount,
} from '../../../test/clients/account-client';
import type { Browser, Headers } from '../../../test/clients/account-client';
import { loginFailures, users } from '../../platform/db/schema/accounts';
import { sessions } from '../../platform/db/schema/sessions';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { createPasswords } from './passwords';
import type { User } from '../users/users.repository';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

describeOnDatabase('Logging in', (database) => {
  let api: AppUnderTest;
  let browser: Browser;
  let user: User;

  beforeAll(async () => {
    api = await startApp(database());
    browser = createBrowser(api);
  }, 30_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    await database().orm.delete(loginFailures);
    user = await newAccount(database());
  });

  const refresh = (headers: Headers) => browser.post('/api/session/refresh', {}, headers);
  const sessionOf = async (cookie: string) =>
    (
      await database()
        .orm.select()
        .from(sessions)
        .where(eq(sessions.id, cookie.split('.')[0] ?? ''))
    )[0];

  it('ACC-07 answers who it is, with a token that opens the account', async () => {
    const response = await browser.login(user.email, PASSWORD);
    expect(response.statusCode).toBe(200);
    const { result } = response.json<{ result: { token: string } }>();
    expect(result).toEqual({
      token: expect.any(String),
      expiredTime: NOW + 3_600_000,
      serverTime: NOW,
      user: user.id,
      name: 'Sanne',
      lastname: 'Bakker',
      language: 'nl',
      picture: null,
      profile: { email: user.email, country: null },
      googleLoggued: false,
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(
      (
        await api.app.inject({
          url: '/api/account',
          headers: { authorization: `Bearer ${result.token}` },
        })
      ).statusCode,
    ).toBe(200);
  });

  it('gives cookies that no script can read: the session for an hour, the device for a year where logins go', async () => {
    const { headers } = await browser.login(user.email, PASSWORD);
    const cookies = [headers['set-cookie']].flat();
    expect(cookies).toEqual([
      expect.stringMatching(
        /^wayfare_session=[\w.-]+; Path=\/api; Max-Age=3600; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^wayfare_device=[\w.-]+; Path=\/api\/login; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^wayfare_device=[\w.-]+; Path=\/api\/google\/login; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it.each<[string, (user: User) => string]>([
    ['in capitals', ({ email }) => email.toUpperCase()],
    ['with blanks around it', ({ email }) => `  ${email} `],
  ])('takes the address %s', async (_how, write) => {
    expect((await browser.login(write(user), PASSWORD)).statusCode).toBe(200);
  });

  it('takes a password however its letters were composed', async () => {
    const composed = 'Café!Amélie9';
    const own = await newAccount(database(), {
      passwordHash: await createPasswords().hash(composed),
    });
    expect((await browser.login(own.email, composed.normalize('NFD'))).statusCode).toBe(200);
  });

  it('never takes over a session: the new one has a new id, and the one before is over', async () => {
    const anonymous = cookiesOf(await api.app.inject('/api/anonymous/login'));
    const login = await browser.login(user.email, PASSWORD, cookieHeaderOf(anonymous));
    const own = cookiesOf(login);
    expect(own['wayfare_session']?.split('.')[0]).not.toBe(
      anonymous['wayfare_session']?.split('.')[0],
    );
    expect((await refresh(cookieHeaderOf(anonymous))).statusCode).toBe(401);
    expect((await refresh(cookieHeaderOf(own))).json()).toMatchObject({
      result: { account: { user: user.id } },
    });
  });

  it('ends the session of who was signed in before in the same browser', async () => {
    const first = await browser.loggedIn(user);
    await browser.loggedIn(await newAccount(database()), cookieHeaderOf(first.cookies));
    expect((await api.app.inject({ url: '/api/account', headers: first.bearer })).statusCode).toBe(
      401,
    );
  });

  it.each<[string, Headers]>([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('leaves the session of a cookie alone that came from %s', async (_title, headers) => {
    const anonymous = cookiesOf(await api.app.inject('/api/anonymous/login'));
    await browser.login(user.email, PASSWORD, { ...cookieHeaderOf(anonymous), ...headers });
    expect((await refresh(cookieHeaderOf(anonymous))).statusCode).toBe(200);
  });

  it('keeps what the browser calls itself, cut to a length', async () => {
    const { cookies } = await browser.loggedIn(user, {
      'user-agent': `${FIREFOX} ${'x'.repeat(5_000)}`,
    });
    expect(await sessionOf(cookies['wayfare_session'] ?? '')).toMatchObject({
      role: 'user',
      principal: user.id,
      thirdParty: false,
      userAgent: expect.stringMatching(/^Mozilla.{293}$/),
    });
  });

  it('renews a hash that was made with other parameters', async () => {
    const old = await newAccount(database(), {
      passwordHash: await hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 }),
    });
    await browser.loggedIn(old);
    const [row] = await database().orm.select().from(users).where(eq(users.id, old.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await browser.login(old.email, PASSWORD)).statusCode).toBe(200);
  });

  it('writes neither address nor password nor cookie into the log', async () => {
    const { cookies } = await browser.loggedIn(user);
    await browser.login(user.email, WRONG);
    const log = api.logged.join('');
    for (const secret of [
      user.email,
      PASSWORD,
      WRONG,
      cookies['wayfare_session'] ?? '-',
      cookies['wayfare_device'] ?? '-',
    ])
      expect(log).not.toContain(secret);
  });
});

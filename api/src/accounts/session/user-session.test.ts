import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import {
  at,
  cookieHeaderOf,
  cookiesOf,
  createBrowser,
  newAccount,
} from '../../../test/clients/account-client';
import type { Browser, Headers } from '../../../test/clients/account-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { User } from '../users/users.repository';
import { deleteEndedSessions, endSessionsOf } from './session.repository';
import { openUser } from './user-session';

const HOUR = 3_600_000;

describeOnDatabase('The session of a user', (database) => {
  let api: AppUnderTest;
  let browser: Browser;
  let user: User;
  let own: Awaited<ReturnType<Browser['loggedIn']>>;

  beforeAll(async () => {
    api = await startApp(database());
    browser = createBrowser(api);
  }, 30_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    user = await newAccount(database());
    own = await browser.loggedIn(user);
  });

  const refresh = (headers: Headers) => browser.post('/api/session/refresh', {}, headers);
  const logout = (headers: Headers) => browser.post('/api/logout', {}, headers);
  const account = async (headers: Headers) =>
    (await api.app.inject({ url: '/api/account', headers: { ...headers } })).statusCode;

  it('says at each refresh whose it is, by cookie and by token', async () => {
    const requirePrincipal = {
      user: user.id,
      name: 'Sanne',
      lastname: 'Bakker',
      language: 'nl',
      picture: null,
      profile: { email: user.email, country: null },
      googleLoggued: false,
    };
    const answer = {
      token: expect.any(String),
      expiredTime: NOW + HOUR,
      serverTime: NOW,
      account: requirePrincipal,
    };
    expect((await refresh(own.bearer)).json()).toEqual({ result: answer, errors: [] });
    expect((await refresh(cookieHeaderOf(own.cookies))).json()).toEqual({
      result: answer,
      errors: [],
    });
  });

  it('SES-30 remembers a sign-in by somebody else’s account', async () => {
    const { cookie } = await openUser(
      database().orm,
      api.keys.sessions,
      { user, googleLoggued: true, userAgent: '', revokes: undefined },
      NOW,
    );
    expect((await refresh({ cookie: `wayfare_session=${cookie}` })).json()).toMatchObject({
      result: { account: { googleLoggued: true } },
    });
  });

  it('SES-07 OQ-05 ends 60 minutes after its last refresh', async () => {
    const second = await refresh({ ...cookieHeaderOf(own.cookies), ...at(50) });
    expect(second.json()).toMatchObject({
      result: { expiredTime: NOW + 110 * 60_000, serverTime: NOW + 50 * 60_000 },
    });
    expect(second.headers['set-cookie']).toMatch(/Max-Age=3600;/);
    const third = await refresh({ ...cookieHeaderOf(cookiesOf(second)), ...at(109) });
    expect(third.statusCode).toBe(200);
    expect(
      (await refresh({ ...cookieHeaderOf(cookiesOf(third)), ...at(109 + 61) })).statusCode,
    ).toBe(401);
  });

  it('is over when nobody refreshed it for an hour', async () => {
    expect((await refresh({ ...cookieHeaderOf(own.cookies), ...at(60) })).json()).toMatchObject({
      result: null,
      errors: ['JsonWebTokenError'],
    });
  });

  it('is over after thirty days, however busy it was', async () => {
    await database().pool.query(
      "UPDATE sessions SET created_at = created_at - interval '30 days' + interval '10 minutes' WHERE principal = $1",
      [user.id],
    );
    const response = await refresh(cookieHeaderOf(own.cookies));
    expect(response.headers['set-cookie']).toMatch(/Max-Age=600;/);
    const { token } = response.json<{ result: { token: string } }>().result;
    expect([
      await account({ authorization: `Bearer ${token}`, ...at(9) }),
      await account({ authorization: `Bearer ${token}`, ...at(11) }),
    ]).toEqual([200, 401]);
  });

  describe('is ended by a logout', () => {
    const isOver = async () => [
      await account(own.bearer),
      (await refresh(own.bearer)).statusCode,
      (await refresh(cookieHeaderOf(own.cookies))).statusCode,
    ];

    it.each<[string, () => Headers]>([
      ['by token and cookie', () => ({ ...own.bearer, ...cookieHeaderOf(own.cookies) })],
      ['by the token alone', () => own.bearer],
      ['by the cookie alone', () => cookieHeaderOf(own.cookies)],
      ['by a token that is over', () => ({ ...own.bearer, ...at(120) })],
      [
        'by the cookie beside a token that is forged',
        () => ({ authorization: 'Bearer a.b.c', ...cookieHeaderOf(own.cookies) }),
      ],
    ])('%s', async (_how, headers) => {
      const response = await logout(headers());
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { result: { ok: true }, errors: [] },
      ]);
      expect(response.headers['set-cookie']).toBe(
        'wayfare_session=; Path=/api; Max-Age=0; HttpOnly; SameSite=Lax',
      );
      expect(await isOver()).toEqual([401, 401, 401]);
    });

    it('that can be made twice, and by who has nothing', async () => {
      expect(
        [await logout(own.bearer), await logout(own.bearer), await logout({})].map(
          ({ statusCode }) => statusCode,
        ),
      ).toEqual([200, 200, 200]);
    });

    it.each<[string, Headers]>([
      ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
      ['another site without an origin', { 'sec-fetch-site': 'cross-site' }],
      ['a sister site', { 'sec-fetch-site': 'same-site' }],
      ['a sandboxed frame', { origin: 'null' }],
    ])('but not from %s, nor refreshed from there', async (_title, headers) => {
      for (const response of [
        await logout({ ...cookieHeaderOf(own.cookies), ...headers }),
        await refresh({ ...cookieHeaderOf(own.cookies), ...headers }),
      ]) {
        expect([response.statusCode, response.headers['set-cookie']]).toEqual([401, undefined]);
      }
      expect(await isOver()).toEqual([200, 200, 200]);
    });

    it('and no other session is', async () => {
      const other = await browser.loggedIn(user);
      await logout(own.bearer);
      expect(await account(other.bearer)).toBe(200);
    });
  });

  it.each<[string, (id: string) => { except?: string }, number[]]>([
    ['all', () => ({}), [401, 401]],
    ['all but one', (id) => ({ except: id }), [200, 401]],
  ])('ends with %s of the user', async (_which, options, statuses) => {
    const other = await browser.loggedIn(user);
    const ownId = own.cookies['wayfare_session']?.split('.')[0] ?? '';
    expect(await endSessionsOf(database().orm, user.id, options(ownId), new Date(NOW))).toBe(
      statuses.filter((status) => status === 401).length,
    );
    expect([await account(own.bearer), await account(other.bearer)]).toEqual(statuses);
  });

  it('ends with the account', async () => {
    await database().pool.query('DELETE FROM users WHERE id = $1', [user.id]);
    expect((await refresh(cookieHeaderOf(own.cookies))).statusCode).toBe(401);
  });

  it('is forgotten when it is over', async () => {
    await deleteEndedSessions(database().orm, new Date(NOW + HOUR));
    const { rows } = await database().pool.query('SELECT id FROM sessions WHERE principal = $1', [
      user.id,
    ]);
    expect(rows).toEqual([]);
  });
});

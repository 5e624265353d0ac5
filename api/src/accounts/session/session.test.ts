import { popularPlaces, refreshSession } from '@wayfare/api-contract';
import type { AppUnderTest } from '../../../test/clients/app';
import { NOW, startApp } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';

describeOnDatabase('The session', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database());
  }, 30_000);
  afterAll(() => api.close());

  const login = (headers: Record<string, string> = {}) =>
    api.app.inject({ url: '/api/anonymous/login', headers });
  const cookieOf = (response: { headers: Record<string, unknown> }) =>
    String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  const refresh = (headers: Record<string, string>) =>
    api.app.inject({ method: 'POST', url: '/api/session/refresh', headers });
  const at = (minutes: number) => ({
    'x-test-clock': new Date(NOW + minutes * 60_000).toISOString(),
  });
  const popular = (headers: Record<string, string>) =>
    api.app.inject({ url: '/api/most-popular-places', headers });

  it('API-05 SES-01 begins without a question: a token that works, for an hour, and a cookie that no script can read', async () => {
    const response = await login();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      result: {
        token: expect.any(String),
        expiredTime: NOW + 3_600_000,
        serverTime: NOW,
        account: null,
      },
      errors: [],
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['set-cookie']).toMatch(
      /^wayfare_session=[\w.-]+; Path=\/api; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    const { token } = response.json<{ result: { token: string } }>().result;
    expect((await popular({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
  });

  it('SES-24 gives every anonymous visitor a principal of their own', async () => {
    await login();
    await login();
    const { rows } = await database().pool.query<{ principals: string; sessions: string }>(
      'SELECT count(DISTINCT principal) AS principals, count(*) AS sessions FROM sessions',
    );
    expect(rows[0]?.principals).toBe(rows[0]?.sessions);
  });

  it('keeps no token in the database that could be used', async () => {
    const cookie = cookieOf(await login()).split('=')[1] ?? '';
    const { rows } = await database().pool.query('SELECT * FROM sessions');
    expect(JSON.stringify(rows)).not.toContain(cookie.split('.')[1]);
  });

  it('OQ-05 goes on with the cookie after the token is over, under a new cookie', async () => {
    const first = await login();
    const response = await refresh({ cookie: cookieOf(first), ...at(120) });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ result: { expiredTime: NOW + 180 * 60_000 } });
    expect(cookieOf(response)).not.toBe(cookieOf(first));
    expect((await refresh({ cookie: cookieOf(response), ...at(180) })).statusCode).toBe(200);
  });

  it('goes on with a token that is still valid', async () => {
    const authorization = await api.bearer();
    const renewed = await api.ask(refreshSession, {}, { authorization, ...at(50) });
    expect(renewed).toMatchObject({ status: 200, result: { expiredTime: NOW + 110 * 60_000 } });
  });

  it('forgives two tabs that refresh at once, and ends when an old cookie comes back later', async () => {
    const cookie = cookieOf(await login());
    const both = await Promise.all([refresh({ cookie }), refresh({ cookie })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const current = both.map(cookieOf).find((value) => value !== '') ?? '';
    expect((await refresh({ cookie, ...at(5) })).statusCode).toBe(401);
    expect((await refresh({ cookie: current, ...at(5) })).statusCode).toBe(401);
  });

  it('is over after thirty days, however busy it was', async () => {
    const cookie = cookieOf(await login());
    expect((await refresh({ cookie, ...at(31 * 24 * 60) })).json()).toMatchObject({
      errors: ['JsonWebTokenError'],
    });
  });

  it.each<[string, Record<string, string>, number]>([
    ['our own page', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' }, 200],
    ['our own page under another name of this machine', { origin: 'http://127.0.0.1:4000' }, 200],
    ['no browser', {}, 200],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 401],
    ['another port', { origin: 'http://localhost:4999' }, 401],
    ['a sandboxed frame', { origin: 'null' }, 401],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 401],
  ])('trusts the cookie from %s or not', async (_title, headers, status) => {
    expect((await refresh({ cookie: cookieOf(await login()), ...headers })).statusCode).toBe(
      status,
    );
  });

  it.each([
    ['nothing', {}],
    ['a cookie of no form', { cookie: 'wayfare_session=abc' }],
    ['a cookie of no session', { cookie: `wayfare_session=${'a'.repeat(36)}.${'b'.repeat(43)}` }],
    ['SQL for a cookie', { cookie: "wayfare_session=' OR 1=1 --.x" }],
    ['a token that is none', { authorization: 'Bearer a.b.c' }],
  ])('is not refreshed by %s', async (_title, headers) => {
    const response = await refresh(headers);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ result: null, errors: ['JsonWebTokenError'] });
  });

  it('marks the cookie Secure where the site is https', async () => {
    const secure = await startApp(database(), {
      env: { PUBLIC_ORIGIN: 'https://www.example.com' },
    });
    expect((await secure.app.inject('/api/anonymous/login')).headers).toMatchObject({
      'set-cookie': expect.stringMatching(/; Secure$/),
      'strict-transport-security': expect.any(String),
    });
    await secure.close();
  });

  it('is limited in how many an address may begin, and says when to come back', async () => {
    const strict = await startApp(database(), { env: { RATE_LIMIT_LOGIN: '2' } });
    const answers = [
      await strict.app.inject('/api/anonymous/login'),
      await strict.app.inject('/api/anonymous/login'),
      await strict.app.inject('/api/anonymous/login'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(answers[2]?.json()).toMatchObject({
      result: null,
      errors: [
        { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment and try again.' },
      ],
    });
    const other = await strict.app.inject({
      url: '/api/anonymous/login',
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(other.statusCode).toBe(200);
    await strict.close();
  });

  it('never shows in the log', async () => {
    const authorization = await api.bearer();
    await api.ask(popularPlaces, { language: 'nl' }, { authorization });
    const log = api.logged.join('');
    expect(log).toContain('/api/most-popular-places');
    expect(log).not.toContain(authorization.slice(7));
    expect(log).not.toMatch(/wayfare_session|remoteAddress|127\.0\.0\.1|language=nl/);
  });
});

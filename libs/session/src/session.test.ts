import { EXPIRY_CHECK_MS, SESSION_MINUTES } from './constants';
import { ADA, MINUTE, START, createBrowser, deferred, openTab } from './session-fixture';
import { DEFAULT_PICTURE, INITIAL_USER } from './user-state';

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

async function loggedInTab(browser = createBrowser(false)) {
  const opened = openTab(browser);
  await opened.tab.start();
  await opened.tab.login(ADA);
  await pass(100);
  opened.calls.length = 0;
  return opened;
}

/** Another load of the page in the same browser. */
async function reload({ browser, tab }: ReturnType<typeof openTab>) {
  tab.stop();
  return openTab(browser);
}

describe('start', () => {
  it('SES-01 SES-05 a first visit makes exactly one anonymous login, however many calls wait for it', async () => {
    const { tab, calls, state } = openTab();
    const tokens = await Promise.all([
      tab.token(),
      tab.start().then(() => tab.token()),
      tab.token(),
    ]);
    expect(calls).toEqual(['anonymous']);
    expect(new Set(tokens)).toEqual(new Set(['anonymous-1']));
    expect(state()).toMatchObject({
      user: '',
      token: 'anonymous-1',
      expiredTime: START + 60 * MINUTE,
    });
  });

  it('SES-03 a reload restores who was logged in, with a token by cookie and no anonymous login', async () => {
    const { tab, calls, state } = await reload(await loggedInTab());
    expect(await tab.token()).toBe('refresh-1');
    expect(calls).toEqual(['refresh']);
    expect(state()).toMatchObject({ user: 'u1', name: 'Ada', token: 'refresh-1' });
  });

  it.each([
    ['in the past', -1, '', ['anonymous']],
    ['now', 0, '', ['anonymous']],
    ['in the future', 1, 'u1', ['refresh']],
  ])('SES-04 accepts what was saved by its expiry: %s', async (_, offset, user, expected) => {
    const { browser, tab, calls, state } = openTab();
    browser.local.setItem(
      'user',
      JSON.stringify({ ...INITIAL_USER, user: 'u1', expiredTime: START + offset }),
    );
    browser.cookie.isUser = true;
    await tab.start();
    expect(state().user).toBe(user);
    expect(calls).toEqual(expected);
  });

  it.each([
    '{',
    'null',
    '[]',
    '"x"',
    '{"user":1,"expiredTime":9e15}',
    '{"user":"u1","expiredTime":"9e15"}',
  ])('takes a broken record for none: %s', async (text) => {
    const { browser, tab, calls, state } = openTab();
    browser.local.setItem('user', text);
    await tab.start();
    expect(state().user).toBe('');
    expect(calls).toEqual(['anonymous']);
  });

  it('works without any storage, as on the server', async () => {
    const { tab, calls } = openTab({
      ...createBrowser(false),
      local: {
        entries: new Map(),
        length: 1,
        key: () => fail(),
        getItem: () => fail(),
        setItem: () => fail(),
        removeItem: () => fail(),
      },
    });
    expect(await tab.token()).toBe('anonymous-1');
    expect(calls).toEqual(['anonymous']);
  });

  it('asks again at the next call when the API was down', async () => {
    const { tab, outcome } = openTab();
    outcome.anonymous = 'down';
    await expect(tab.token()).rejects.toMatchObject({ code: 'NETWORK' });
    await pass(100);
    outcome.anonymous = 'ok';
    expect(await tab.token()).toBe('anonymous-2');
  });

  it('keeps a restored user while the API is down, and says so when the API refuses', async () => {
    const { tab, outcome, state, error } = await reload(await loggedInTab());
    outcome.refresh = 'down';
    await expect(tab.start()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(state().user).toBe('u1');
    await pass(100);
    outcome.refresh = 'refused';
    expect(await tab.token()).toMatch('anonymous');
    expect(state().user).toBe('');
    expect(error()).toEqual({ error: true, message: 'common:lostSession' });
  });
});

function fail(): never {
  throw new Error('storage is blocked');
}

describe('login', () => {
  it('PLT-37 SES-06 saves who is logged in at once, and SES-01/5a never the token', async () => {
    const { saved, state } = await loggedInTab();
    expect(state()).toMatchObject({
      ...ADA,
      picture: DEFAULT_PICTURE,
      googleLoggued: false,
      idUserFront: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    const { token: _token, ...rest } = state();
    expect(saved()).toEqual(rest);
    expect(JSON.stringify(saved())).not.toContain('ada-token');
  });

  it.each([
    ['60 minutes from now', undefined, START + 60 * MINUTE],
    ['what the answer says', START + 5 * MINUTE, START + 5 * MINUTE],
  ])('SES-07 expires at %s', async (_, supplied, expected) => {
    const { tab, state } = openTab();
    await tab.login(supplied === undefined ? ADA : { ...ADA, expiredTime: supplied });
    expect(state().expiredTime).toBe(expected);
  });

  it('SES-08 CON-02 CON-03 checks the expiry every 5 seconds from login to logout', async () => {
    expect([SESSION_MINUTES, EXPIRY_CHECK_MS]).toEqual([60, 5000]);
    const every = jest.spyOn(globalThis, 'setInterval');
    const { tab } = openTab();
    await tab.start();
    expect(every).not.toHaveBeenCalled();
    await tab.login(ADA);
    expect(every).toHaveBeenCalledWith(expect.any(Function), EXPIRY_CHECK_MS);
    await tab.logout();
    await pass(100);
    expect(jest.getTimerCount()).toBe(0);
    every.mockRestore();
  });

  it.each([
    ['creates', null],
    ['reuses', 'stored-id'],
  ])('SES-09 SES-16 %s the correlation id', async (_, stored) => {
    const { tab, browser } = openTab();
    if (stored !== null) browser.local.setItem('correlationID', stored);
    await tab.login(ADA);
    const id = browser.local.getItem('correlationID');
    expect(id).toMatch(stored ?? /^[0-9a-f-]{36}$/);
  });

  it.each([
    ['true by a third party', true],
    ['false by password', undefined],
  ])('SES-30 has googleLoggued %s', async (_, flag) => {
    const { tab, state } = openTab();
    await tab.login(flag === undefined ? ADA : { ...ADA, googleLoggued: flag });
    expect(state().googleLoggued).toBe(flag === true);
  });

  it.each([
    ['the placeholder', null, DEFAULT_PICTURE],
    ['the own one', '/p.webp', '/p.webp'],
  ])('SES-29 shows %s', async (_, picture, expected) => {
    const { tab, state } = openTab();
    await tab.login({ ...ADA, picture });
    expect(state().picture).toBe(expected);
  });

  it('is not undone by an anonymous token that arrives late', async () => {
    const { tab, state, pauseUntil } = openTab();
    const slow = deferred();
    pauseUntil(slow.promise);
    const waiting = tab.token();
    await pass(10);
    await tab.login(ADA);
    slow.resolve();
    expect(await waiting).toBe('ada-token');
    expect(state()).toMatchObject({ user: 'u1', token: 'ada-token' });
  });
});

describe('while it lasts', () => {
  it('SES-10 a new token extends the expiry to 60 minutes from then', async () => {
    const { tab, state } = await loggedInTab();
    await pass(10 * MINUTE);
    tab.setToken('t2');
    expect(state()).toMatchObject({
      user: 'u1',
      token: 't2',
      expiredTime: Date.now() + 60 * MINUTE,
    });
  });

  it('SES-19 saves every change at once', async () => {
    const { tab, saved } = await loggedInTab();
    tab.update({ language: 'en', picture: '/ada.webp' });
    expect(saved()).toMatchObject({ language: 'en', picture: '/ada.webp', user: 'u1' });
  });

  it.each([
    ['not before the last ten minutes', 49, []],
    ['in the last ten minutes', 51, ['refresh']],
  ])('OQ-05 using the site prolongs it, %s', async (_, minutes, expected) => {
    const { tab, calls, state } = await loggedInTab();
    await pass(minutes * MINUTE);
    expect(await tab.token()).toBe('ada-token');
    await pass(100);
    expect(calls).toEqual(expected);
    expect(state().user).toBe('u1');
  });

  it('OQ-05 is not asked for again and again when that is refused, and lasts to its end', async () => {
    const { tab, calls, outcome } = await loggedInTab();
    outcome.refresh = 'refused';
    await pass(55 * MINUTE);
    for (let use = 0; use < 3; use += 1) {
      expect(await tab.token()).toBe('ada-token');
      await pass(100);
    }
    expect(calls).toEqual(['refresh']);
  });

  it.each([
    ['ok', true, 'u1'],
    ['refused', false, 'u1'],
  ] as const)('OQ-05 can be prolonged on demand: %s', async (how, expected, user) => {
    const { tab, outcome, state } = await loggedInTab();
    outcome.refresh = how;
    expect(await tab.extend()).toBe(expected);
    expect(state().user).toBe(user);
  });
});

describe('the end', () => {
  it('SES-11 comes within 5 seconds of the expiry, with its message; what was typed and the cart stay', async () => {
    const { tab, state, error, calls, browser, sessionEntries } = await loggedInTab();
    sessionEntries.set('cart', '[1]');
    await pass(60 * MINUTE - 200);
    expect(state().user).toBe('u1');
    await pass(EXPIRY_CHECK_MS + 200);
    expect(state()).toMatchObject({ user: '', name: '', language: 'nl' });
    expect(error()).toEqual({ error: true, message: 'common:lostSession' });
    expect(calls).toEqual(['anonymous']);
    expect(await tab.token()).toBe('anonymous-1');
    expect([sessionEntries.has('cart'), browser.local.entries.has('correlationID')]).toEqual([
      true,
      true,
    ]);
  });

  it('SES-11 is noticed by the next call when timers slept', async () => {
    const { tab, state, error } = await loggedInTab();
    jest.setSystemTime(START + 61 * MINUTE);
    expect(await tab.token()).toMatch('anonymous');
    expect(state().user).toBe('');
    expect(error().error).toBe(true);
  });

  it('SES-12 comes with an empty token, and asks for an anonymous one', async () => {
    const { tab, state, calls, error } = await loggedInTab();
    tab.setToken('');
    await pass(100);
    expect(state()).toMatchObject({ user: '', token: 'anonymous-1' });
    expect(calls).toEqual(['anonymous']);
    expect(error().message).toBe('common:lostSession');
  });

  it('is silent for an anonymous visitor, who gets a new token', async () => {
    const { tab, state, error, outcome } = openTab();
    await tab.start();
    outcome.refresh = 'refused';
    await pass(61 * MINUTE);
    expect(await tab.token()).toBe('anonymous-3');
    expect(error().error).toBe(false);
    expect(state().expiredTime).toBe(Date.now() + 60 * MINUTE);
  });
});

describe('logout', () => {
  it('SES-13 SES-14 SES-15 I18N-62 resets everything and gets another anonymous token', async () => {
    const { tab, state, calls, browser, sessionEntries, error } = await loggedInTab();
    sessionEntries.set('cart', '[1]').set('offerLocation', '{}');
    await tab.logout();
    expect(state()).toEqual({
      ...INITIAL_USER,
      token: 'anonymous-2',
      expiredTime: Date.now() + 60 * MINUTE,
    });
    expect(calls).toEqual(['logout', 'anonymous']);
    expect(browser.local.entries.has('correlationID')).toBe(false);
    expect([...sessionEntries.keys()]).toEqual([]);
    expect(error().error).toBe(false);
  });

  it('is not undone by a refreshed token that arrives late', async () => {
    const { tab, state, pauseUntil } = await loggedInTab();
    const slow = deferred();
    pauseUntil(slow.promise);
    const renewing = tab.renewToken('ada-token');
    await pass(10);
    const leaving = tab.logout();
    slow.resolve();
    await pass(200);
    await leaving;
    expect(await renewing).toBeNull();
    expect(state()).toMatchObject({
      user: '',
      token: expect.stringMatching('anonymous') as string,
    });
  });
});

describe('a bad token', () => {
  it('is renewed once for all calls that met it', async () => {
    const { tab, calls } = await loggedInTab();
    const renewed = await Promise.all([
      tab.renewToken('ada-token'),
      tab.renewToken('ada-token'),
      tab.renewToken('ada-token'),
    ]);
    expect(new Set(renewed)).toEqual(new Set(['refresh-1']));
    expect(await tab.renewToken('ada-token')).toBe('refresh-1');
    expect(calls).toEqual(['refresh']);
  });

  it('SES-26 ends the session of a user whom the API no longer knows', async () => {
    const { tab, outcome, state, error } = await loggedInTab();
    outcome.refresh = 'refused';
    expect(await tab.renewToken('ada-token')).toBeNull();
    expect(state()).toMatchObject({ user: '', token: 'anonymous-2' });
    expect(error()).toEqual({ error: true, message: 'common:lostSession' });
  });

  it('of an anonymous visitor is replaced silently', async () => {
    const { tab, outcome, error } = openTab();
    await tab.start();
    outcome.refresh = 'refused';
    await pass(100);
    expect(await tab.renewToken('anonymous-1')).toBe('anonymous-3');
    expect(error().error).toBe(false);
  });

  it('stays what it is while the API is down', async () => {
    const { tab, outcome, state } = await loggedInTab();
    outcome.refresh = 'down';
    await expect(tab.renewToken('ada-token')).rejects.toMatchObject({ code: 'NETWORK' });
    expect(state().user).toBe('u1');
  });
});

import {
  MINUTE,
  START,
  createBrowser,
  loggedInTab,
  openTab,
  pass,
} from './testing/session.fixture';
import { INITIAL_USER } from './user-state';

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

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

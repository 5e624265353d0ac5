import { EXPIRY_CHECK_MS, SESSION_MINUTES } from './constants';
import {
  ADA,
  MINUTE,
  START,
  deferred,
  loggedInTab,
  openTab,
  pass,
} from './testing/session.fixture';
import { DEFAULT_PICTURE } from './user-state';

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

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

import { EXPIRY_CHECK_MS } from './constants';
import { MINUTE, START, deferred, loggedInTab, openTab, pass } from './testing/session.fixture';
import { INITIAL_USER } from './user-state';

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
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

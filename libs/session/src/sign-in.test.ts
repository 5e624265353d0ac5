import { INITIAL_USER } from './user-state';
import { ADA, MINUTE, START, createBrowser, deferred, openTab } from './testing/session.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const CREDENTIALS = { user: 'ada@example.org', password: 'Passw0rd!', origin: 'web' };

async function startedTab() {
  const opened = openTab();
  await opened.tab.start();
  opened.calls.length = 0;
  opened.bearers.length = 0;
  return opened;
}

describe('signing in', () => {
  it('SES-06 SES-22 sends the token of the visit and keeps who is here, never the token', async () => {
    const { tab, state, saved, calls, bearers } = await startedTab();
    await tab.signIn(CREDENTIALS);
    expect(calls).toEqual(['login']);
    expect(bearers).toEqual(['Bearer anonymous-1']);
    expect(state()).toMatchObject({
      user: 'u1',
      name: 'Ada',
      token: 'login-1',
      googleLoggued: false,
      expiredTime: START + 60 * MINUTE,
    });
    expect(JSON.stringify(saved())).not.toContain('login-1');
  });

  it('SES-30 by a third party says so', async () => {
    const { tab, state, calls } = await startedTab();
    await tab.signInWith('credential');
    expect(calls).toEqual(['thirdParty']);
    expect(state()).toMatchObject({ user: 'u1', googleLoggued: true });
  });

  it.each(['refused', 'down'] as const)('that is %s changes nothing', async (how) => {
    const { tab, state, outcome } = await startedTab();
    outcome.login = how;
    await expect(tab.signIn(CREDENTIALS)).rejects.toMatchObject({ name: 'ApiError' });
    expect(state()).toMatchObject({ user: '', token: 'anonymous-1' });
  });

  it.each([
    ['three hours slow', 180],
    ['three hours fast', -180],
  ])('lasts 60 minutes by a clock that is %s', async (_, minutes) => {
    const { tab, state, browser } = await startedTab();
    browser.cookie.skew = minutes * MINUTE;
    await tab.signIn(CREDENTIALS);
    expect(state().expiredTime).toBe(START + 60 * MINUTE);
    await pass(59 * MINUTE);
    expect(state().user).toBe('u1');
  });

  it('goes before an anonymous token that is being asked for', async () => {
    const { tab, state, pauseUntil, calls } = openTab(createBrowser());
    const slow = deferred();
    pauseUntil(slow.promise);
    const waiting = tab.token();
    const entering = tab.signIn(CREDENTIALS);
    await pass(10);
    slow.resolve();
    await pass(300);
    await Promise.all([waiting, entering]);
    expect(calls).toEqual(['anonymous', 'login']);
    expect(state()).toMatchObject({ user: 'u1', token: 'login-2' });
  });
});

async function memberTab() {
  const opened = await startedTab();
  await opened.tab.login(ADA);
  opened.calls.length = 0;
  return opened;
}

describe('the end that comes near', () => {
  it.each([
    ['not before two minutes are left', 57.5, null],
    ['from two minutes before', 58.1, START + 60 * MINUTE],
  ])('OQ-05 is told %s', async (_, minutes, expected) => {
    const { end } = await memberTab();
    await pass(minutes * MINUTE);
    expect(end()).toBe(expected);
  });

  it('OQ-05 goes away when the session is prolonged, and with the session', async () => {
    const { tab, end, state } = await memberTab();
    await pass(58.5 * MINUTE);
    expect(await tab.extend()).toBe(true);
    expect(end()).toBeNull();
    await pass(59 * MINUTE);
    expect(end()).not.toBeNull();
    await pass(2 * MINUTE);
    expect([end(), state().user]).toEqual([null, '']);
  });

  it('is never told to a visitor', async () => {
    const { end } = await startedTab();
    await pass(59.5 * MINUTE);
    expect(end()).toBeNull();
  });

  it.each([
    ['not before the last ten minutes', 45, []],
    ['in the last ten minutes', 52, ['refresh']],
  ])('OQ-05 is put off by using the page, %s', async (_, minutes, expected) => {
    const { tab, calls } = await memberTab();
    await pass(minutes * MINUTE);
    tab.used();
    tab.used();
    await pass(10);
    expect(calls).toEqual(expected);
  });

  it('SES-11 is noticed at once after sleep, and prolonged by nobody who comes too late', async () => {
    const { tab, state, error } = await memberTab();
    jest.setSystemTime(START + 3 * 60 * MINUTE);
    tab.used();
    tab.woke();
    expect(state().user).toBe('');
    expect(error().message).toBe('common:lostSession');
  });
});

describe('what changes of the user', () => {
  it('SES-29 is kept, and the placeholder shown for no picture', async () => {
    const { tab, state } = await memberTab();
    tab.update({ name: 'Adriana', picture: '/ada.webp' });
    expect(state()).toMatchObject({ name: 'Adriana', picture: '/ada.webp', token: ADA.token });
    tab.update({ picture: null });
    expect(state().picture).toBe(INITIAL_USER.picture);
  });

  it('comes along with the next token', async () => {
    const { tab, state } = await memberTab();
    tab.update({ name: 'Old name' });
    await tab.extend();
    expect(state().name).toBe('Ada');
  });
});

it('SES-15 logging out before the first token came ends the session on the server all the same', async () => {
  const first = await memberTab();
  first.tab.stop();
  const { tab, calls, bearers } = openTab(first.browser);
  const starting = tab.start();
  await tab.logout();
  await starting;
  expect(calls).toEqual(['refresh', 'logout', 'anonymous']);
  expect(bearers[1]).toBe('Bearer refresh-1');
});

it('SES-03 a page that is shown before its first token came keeps who was restored', async () => {
  const first = await memberTab();
  first.tab.stop();
  const { tab, state, error } = openTab(first.browser);
  const starting = tab.start();
  tab.woke();
  await starting;
  expect(state()).toMatchObject({ user: 'u1', token: 'refresh-1' });
  expect(error().error).toBe(false);
});

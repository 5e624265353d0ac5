import { ADA, START, createBrowser, createSessionApi, openTab } from './testing/session.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

async function openTabs() {
  const browser = createBrowser();
  const wire = createSessionApi(browser);
  const tabs = [openTab(browser, wire), openTab(browser, wire)] as const;
  const tokens = Promise.all(tabs.map(({ tab }) => tab.token()));
  await jest.advanceTimersByTimeAsync(200);
  return { tabs, wire, tokens: await tokens };
}

it('tabs that open at the same time share one anonymous login', async () => {
  const { wire, tokens } = await openTabs();
  expect(wire.calls).toEqual(['anonymous']);
  expect(tokens).toEqual(['anonymous-1', 'anonymous-1']);
});

it('a login in one tab logs the other in, which keeps its own language', async () => {
  const { tabs } = await openTabs();
  tabs[1].tab.update({ language: 'en' });
  await tabs[0].tab.login(ADA);
  await jest.advanceTimersByTimeAsync(1);
  expect(tabs[1].state()).toMatchObject({ user: 'u1', token: 'ada-token', language: 'en' });
});

it('a bad token is renewed by one tab for both', async () => {
  const { tabs, wire } = await openTabs();
  await tabs[0].tab.login(ADA);
  await jest.advanceTimersByTimeAsync(100);
  wire.calls.length = 0;
  const renewed = Promise.all(tabs.map(({ tab }) => tab.renewToken('ada-token')));
  await jest.advanceTimersByTimeAsync(200);
  expect(await renewed).toEqual(['refresh-1', 'refresh-1']);
  expect(wire.calls).toEqual(['refresh']);
});

it('a logout in one tab logs the other out', async () => {
  const { tabs, wire } = await openTabs();
  await tabs[0].tab.login(ADA);
  wire.calls.length = 0;
  const leaving = tabs[0].tab.logout();
  await jest.advanceTimersByTimeAsync(1);
  expect(tabs.map(({ state }) => state().user)).toEqual(['', '']);
  await jest.advanceTimersByTimeAsync(300);
  await leaving;
  expect(tabs.map(({ state }) => state().token)).toEqual(['anonymous-2', 'anonymous-2']);
  expect(wire.calls).toEqual(['logout', 'anonymous']);
});

it('a tab that did not hear of a login learns of it with its next token', async () => {
  const { tabs } = await openTabs();
  const [first, second] = tabs;
  first.browser.listeners.clear();
  const entering = first.tab.signIn({
    user: 'ada@example.org',
    password: 'Passw0rd!',
    origin: 'web',
  });
  await jest.advanceTimersByTimeAsync(200);
  await entering;
  expect([first.state().user, second.state().user]).toEqual(['u1', '']);
  const renewed = second.tab.renewToken(second.state().token);
  await jest.advanceTimersByTimeAsync(200);
  expect(await renewed).toBeNull();
  expect(second.state()).toMatchObject({
    user: 'u1',
    name: 'Ada',
    profile: { email: 'ada@example.org' },
  });
});

it('three tabs with twenty requests each that meet an expired token make one refresh call', async () => {
  const { tabs, wire } = await openTabs();
  const third = openTab(tabs[0].browser, wire);
  await tabs[0].tab.login(ADA);
  await jest.advanceTimersByTimeAsync(100);
  wire.calls.length = 0;
  const all = [...tabs, third].flatMap(({ tab }) =>
    Array.from({ length: 20 }, () => tab.renewToken('ada-token')),
  );
  await jest.advanceTimersByTimeAsync(500);
  expect(new Set(await Promise.all(all))).toEqual(new Set(['refresh-1']));
  expect(wire.calls).toEqual(['refresh']);
});

it('hears nothing of a message that is no session', async () => {
  const { tabs } = await openTabs();
  const browser = tabs[0].browser;
  for (const data of [null, 'x', { user: 1 }, []])
    browser.listeners.forEach((listener) => listener({ data }));
  expect(tabs[0].state().token).toBe('anonymous-1');
});

it('a closed tab hears and sets nothing any more', async () => {
  const { tabs } = await openTabs();
  await tabs[0].tab.login(ADA);
  await jest.advanceTimersByTimeAsync(1);
  tabs.forEach(({ tab }) => tab.stop());
  expect(tabs[0].browser.listeners.size).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('a tab that hears nothing, as one that the browser keeps as it was left, can tell that somebody else is here', async () => {
  const { tabs } = await openTabs();
  const [first, second] = tabs;
  expect(second.tab.isOvertaken()).toBe(false);
  second.tab.stop();
  await first.tab.login(ADA);
  await jest.advanceTimersByTimeAsync(1);
  expect([first.tab.isOvertaken(), second.tab.isOvertaken()]).toEqual([false, true]);
});

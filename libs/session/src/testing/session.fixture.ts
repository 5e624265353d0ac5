import { createApiClient } from '@wayfare/api-client';
import {
  anonymousLogin,
  login,
  logout,
  refreshSession,
  thirdPartyLogin,
} from '@wayfare/api-contract';
import { createStore } from 'jotai';
import type { Store } from '../browser-storage';
import { createSession } from '../session';
import type { SessionChannel } from '../session-state';
import type { Locks } from '../single-flight';
import { sessionEndAtom } from '../session-end';
import { systemErrorAtom } from '../system-error';
import { userAtom } from '../user-state';

export const START = Date.parse('2026-12-10T09:00:00Z');
export const MINUTE = 60_000;
export const ADA = {
  user: 'u1',
  token: 'ada-token',
  name: 'Ada',
  lastname: 'Jansen',
  language: 'nl',
  profile: { email: 'ada@example.org' },
} as const;

export function memoryStorage(): Store & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** What tabs of one browser have in common: storage, cookie jar (in the API's mind), channel and locks. */
export function createBrowser(hasLocks = true) {
  const local = memoryStorage();
  const listeners = new Map<object, (event: { data: unknown }) => void>();
  let queue: Promise<unknown> = Promise.resolve();
  const queueing: Locks = {
    request: (_, task) => {
      const run = queue.then(task);
      queue = run.catch(() => null);
      return run;
    },
  };
  function channel(): SessionChannel {
    const self = {};
    return {
      postMessage(data: unknown) {
        for (const [owner, listener] of listeners)
          if (owner !== self) queueMicrotask(() => listener({ data: structuredClone(data) }));
      },
      addEventListener: (_, listener) => void listeners.set(self, listener),
      removeEventListener: () => void listeners.delete(self),
    };
  }
  /** whose session the cookie is, and how far the API's clock is ahead of this browser's */
  const cookie = { isUser: false, skew: 0 };
  return { local, locks: hasLocks ? queueing : null, channel, listeners, cookie };
}

export type Outcome = 'ok' | 'refused' | 'down';

const NAMES: Readonly<Record<string, 'refresh' | 'anonymous' | 'login' | 'thirdParty' | 'logout'>> =
  {
    [refreshSession.path]: 'refresh',
    [anonymousLogin.path]: 'anonymous',
    [login.path]: 'login',
    [thirdPartyLogin.path]: 'thirdParty',
    [logout.path]: 'logout',
  };

/** The account that the API knows; its answers to a login, and to a refresh once somebody is logged in. */
const ACCOUNT = {
  user: 'u1',
  name: 'Ada',
  lastname: 'Jansen',
  language: 'nl',
  picture: null,
  profile: { email: 'ada@example.org' },
  googleLoggued: false,
} as const;

/** The calls of the session, counted; `outcome` says how they end. */
export function createSessionApi({ cookie } = createBrowser()) {
  const calls: string[] = [];
  const bearers: (string | null)[] = [];
  const outcome: Record<'refresh' | 'anonymous' | 'login' | 'thirdParty' | 'logout', Outcome> = {
    refresh: 'ok',
    anonymous: 'ok',
    login: 'ok',
    thirdParty: 'ok',
    logout: 'ok',
  };
  let pause: Promise<unknown> = Promise.resolve();

  function result(name: (typeof NAMES)[string], token: string): unknown {
    const serverTime = Date.now() + cookie.skew;
    const times = { token, serverTime, expiredTime: serverTime + 60 * MINUTE };
    if (name === 'logout') return { ok: true };
    if (name === 'login' || name === 'thirdParty')
      return { ...times, ...ACCOUNT, googleLoggued: name === 'thirdParty' };
    return { ...times, account: name === 'refresh' && cookie.isUser ? ACCOUNT : null };
  }

  const api = createApiClient({
    baseUrl: 'http://api.test',
    token: () => '',
    fetch: async (input, init) => {
      const name = NAMES[new URL(String(input)).pathname];
      if (name === undefined) throw new Error(`no answer for ${String(input)}`);
      calls.push(name);
      bearers.push(new Headers(init?.headers).get('authorization'));
      const token = `${name}-${calls.length}`;
      await pause;
      const how = outcome[name];
      if (how === 'down') throw new TypeError('fetch failed');
      if (how === 'ok' && name !== 'refresh')
        cookie.isUser = name === 'login' || name === 'thirdParty';
      return how === 'ok'
        ? Response.json({ result: result(name, token), errors: [] })
        : Response.json({ result: null, errors: ['JsonWebTokenError'] }, { status: 401 });
    },
  });
  return {
    api,
    calls,
    bearers,
    outcome,
    pauseUntil: (promise: Promise<unknown>) => (pause = promise),
  };
}

/** One tab. `now` moves with jest's fake timers. */
export function openTab(browser = createBrowser(false), wire = createSessionApi(browser)) {
  const store = createStore();
  const session = memoryStorage();
  const storage = { local: browser.local, session };
  const tab = createSession({
    api: wire.api,
    store,
    storage,
    now: () => Date.now(),
    channel: browser.channel(),
    locks: browser.locks,
  });
  // whoever a test logs in has the cookie of that login
  store.sub(userAtom, () => (browser.cookie.isUser ||= store.get(userAtom).user !== ''));
  return {
    ...wire,
    browser,
    tab,
    store,
    storage,
    state: () => store.get(userAtom),
    error: () => store.get(systemErrorAtom),
    saved: (): unknown => JSON.parse(browser.local.entries.get('user') ?? 'null'),
    sessionEntries: session.entries,
    end: () => store.get(sessionEndAtom),
  };
}

/** A promise that the test settles. */
export function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** A tab in which ADA has just logged in; its calls so far are forgotten. */
export async function loggedInTab(browser = createBrowser(false)) {
  const opened = openTab(browser);
  await opened.tab.start();
  await opened.tab.login(ADA);
  await pass(100);
  opened.calls.length = 0;
  return opened;
}

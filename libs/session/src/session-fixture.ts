import { createApiClient } from '@wayfare/api-client';
import { refreshSession } from '@wayfare/api-contract';
import { createStore } from 'jotai';
import type { Store } from './browser-storage';
import { createSession } from './session';
import type { SessionChannel } from './session-state';
import type { Locks } from './single-flight';
import { systemErrorAtom } from './system-error';
import { userAtom } from './user-state';

export const START = Date.parse('2026-12-10T09:00:00Z');
export const MINUTE = 60_000;
export const ADA = { user: 'u1', token: 'ada-token', name: 'Ada', lastname: 'Jansen', language: 'nl', profile: { email: 'ada@example.org' } } as const;

export function memoryStorage(): Store & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
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
        for (const [owner, listener] of listeners) if (owner !== self) queueMicrotask(() => listener({ data: structuredClone(data) }));
      },
      addEventListener: (_, listener) => void listeners.set(self, listener),
      removeEventListener: () => void listeners.delete(self),
    };
  }
  return { local, locks: hasLocks ? queueing : null, channel, listeners };
}

export type Outcome = 'ok' | 'refused' | 'down';

/** The two calls of the session, counted; `refresh` and `anonymous` say how they end. */
export function createSessionApi() {
  const calls: string[] = [];
  const outcome: { refresh: Outcome; anonymous: Outcome } = { refresh: 'ok', anonymous: 'ok' };
  let pause: Promise<unknown> = Promise.resolve();
  const api = createApiClient({
    baseUrl: 'http://api.test',
    token: () => '',
    fetch: async (input) => {
      const isRefresh = String(input).endsWith(refreshSession.path);
      calls.push(isRefresh ? 'refresh' : 'anonymous');
      const token = `${isRefresh ? 'refresh' : 'anonymous'}-${calls.length}`;
      await pause;
      const how = isRefresh ? outcome.refresh : outcome.anonymous;
      if (how === 'down') throw new TypeError('fetch failed');
      return how === 'ok' ? Response.json({ result: { token, expiredTime: 0 }, errors: [] }) : Response.json({ result: null, errors: ['JsonWebTokenError'] }, { status: 401 });
    },
  });
  return { api, calls, outcome, pauseUntil: (promise: Promise<unknown>) => (pause = promise) };
}

/** One tab. `now` moves with jest's fake timers. */
export function openTab(browser = createBrowser(false), wire = createSessionApi()) {
  const store = createStore();
  const session = memoryStorage();
  const storage = { local: browser.local, session };
  const tab = createSession({ api: wire.api, store, storage, now: () => Date.now(), channel: browser.channel(), locks: browser.locks });
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

import { createApiClient, type ApiClient, type ApiFetch } from '@wayfare/api-client';
import { ensureCorrelationId } from '@wayfare/session';
import { createSession, type Session } from '@wayfare/session/shell';
import type { createStore } from 'jotai';

export interface TabSession {
  session: Session;
  api: ApiClient;
  /** a call that changes something is under way */
  isCalling: () => boolean;
}

/** `window.fetch` with the page's trace, and how many calls that change something are under way. */
function countedFetch(traceparent: (() => string) | null) {
  let changing = 0;
  const call: ApiFetch = async (url, init) => {
    const count = init.method === 'GET' ? 0 : 1;
    const headers =
      traceparent === null ? init.headers : { ...init.headers, traceparent: traceparent() };
    changing += count;
    try {
      return await window.fetch(url, { ...init, headers });
    } finally {
      changing -= count;
    }
  };
  return { call, isCalling: () => changing > 0 };
}

export function createTabSession(
  store: ReturnType<typeof createStore>,
  traceparent: (() => string) | null = null,
): TabSession {
  const session = createSession({
    api: createApiClient({ baseUrl: '', token: () => '' }),
    store,
    storage: { local: localStorage, session: sessionStorage },
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel('wayfare-session') : null,
    locks: navigator.locks ?? null,
  });
  const { call, isCalling } = countedFetch(traceparent);
  const correlationId = () => ensureCorrelationId(localStorage);
  return {
    session,
    api: createApiClient({
      baseUrl: '',
      token: () => session.token(),
      renewToken: (bad) => session.renewToken(bad),
      correlationId,
      fetch: call,
    }),
    isCalling,
  };
}

import { createApiClient, type ApiClient, type ApiFetch } from '@wayfare/api-client';
import { ensureCorrelationId } from '@wayfare/session';
import { createSession, type Session } from '@wayfare/session/shell';
import type { createStore } from 'jotai';

export interface TabSession {
  session: Session;
  api: ApiClient;
}

const traced =
  (traceparent: () => string): ApiFetch =>
  (url, init) =>
    window.fetch(url, { ...init, headers: { ...init.headers, traceparent: traceparent() } });

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
  const correlationId = () => ensureCorrelationId(localStorage);
  return {
    session,
    api: createApiClient({
      baseUrl: '',
      token: () => session.token(),
      renewToken: (bad) => session.renewToken(bad),
      correlationId,
      fetch: traceparent === null ? undefined : traced(traceparent),
    }),
  };
}

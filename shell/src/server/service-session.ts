import { createApiClient, type ApiClient } from '@wayfare/api-client';
import { createSession } from '@wayfare/session/shell';
import { createStore } from 'jotai';
import { apiFetch } from './api-fetch';

/** The API client that pages are rendered with: the server's own anonymous session, renewed before it ends. It reads, it never books. */
export function createServerApi(baseUrl: string, timeout: number): ApiClient {
  const session = createSession({ api: createApiClient({ baseUrl, token: () => '', fetch: apiFetch, timeout }), store: createStore(), storage: null });
  return createApiClient({ baseUrl, token: () => session.token(), renewToken: (bad) => session.renewToken(bad), fetch: apiFetch, timeout });
}

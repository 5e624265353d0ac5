import { createApiClient, isApiError, type ApiClient } from '@wayfare/api-client';
import type { Call } from '@wayfare/api-contract';
import { spanned, traceHeaders } from '@wayfare/server/telemetry/traces';
import { createSession } from '@wayfare/session/shell';
import { createStore } from 'jotai';
import type { ApiAddresses } from './api-addresses';
import { fetchOf } from './api-fetch';
import { askAgain } from './ask-again';
import { inTime } from './in-time';

/** Calls end this part of the page's time early: what they failed with is rendered in the rest. */
const SHARE_FOR_RENDERING = 0.2;

/** Paths have ids in them: what was called is named by the API's own span below. */
const CALL = { name: 'call of the API', kind: 'client' } as const;

export interface PageVisitor {
  readonly address: string;
  isOverLimit: boolean;
}

export interface ServerApi extends ApiClient {
  forPage(visitor: PageVisitor): ApiClient;
}

export function visitorHeaders(address: string, secret: string | null): Record<string, string> {
  return { 'x-forwarded-for': address, ...(secret === null ? {} : { 'x-shell-secret': secret }) };
}

/** The API client that pages are rendered with: the server's own anonymous session, renewed before it ends. It reads, it never books. */
export function createServerApi(
  apis: ApiAddresses,
  timeout: number,
  secret: string | null = null,
): ServerApi {
  const baseUrl = apis.urls[0] ?? '';
  const fetch = fetchOf(apis, true);
  const session = createSession({
    api: createApiClient({ baseUrl, token: () => '', fetch, timeout }),
    store: createStore(),
    storage: null,
  });
  const shared = {
    baseUrl,
    renewToken: (bad: string) => session.renewToken(bad),
    fetch,
    timeout,
  };

  function forPage(visitor: PageVisitor): ApiClient {
    const end = Date.now() + timeout * (1 - SHARE_FOR_RENDERING);
    const left = () => Math.max(1, end - Date.now());
    const headers = { ...visitorHeaders(visitor.address, secret), 'x-rendering': 'page' };
    const client = createApiClient({
      ...shared,
      token: () => session.token(),
      fetch: (url, init) =>
        spanned(CALL, async (note) => {
          const answer = await fetch(url, {
            ...init,
            headers: { ...init.headers, ...headers, ...traceHeaders() },
          });
          note({ 'http.response.status_code': answer.status });
          return answer;
        }),
    });
    return {
      async call<Request, Result>(call: Call<Request, Result>, request: Request, options = {}) {
        try {
          // around the whole call, since a token may be waited for, and renewed, before and between
          const ask = () =>
            client.call(
              { ...call, timeout: Math.min(call.timeout ?? timeout, left()) },
              request,
              options,
            );
          return await inTime(askAgain(ask, { left }), left());
        } catch (error) {
          if (isApiError(error) && error.statusCode === 429) visitor.isOverLimit = true;
          throw error;
        }
      },
    };
  }

  return { ...createApiClient({ ...shared, token: () => session.token() }), forPage };
}

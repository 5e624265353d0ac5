import type { Call } from '@wayfare/api-contract';
import { ApiError, isTokenError, toApiError } from './api-error';
import { startDeadline } from './deadline';
import { readEnvelope } from './envelope';
import { toFetchArguments, type WireRequest } from './wire-request';

const DEFAULT_TIMEOUT_MS = 20_000;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Marks a call that moves money: sent as `Idempotency-Key`. */
  idempotencyKey?: string | undefined;
  /** Language of the answer, for a call whose request has no place to say it: sent as `Accept-Language`. */
  language?: string | undefined;
  token?: string | undefined;
}

/** The one way to the API. Resolves with `result`, rejects with ApiError and nothing else. */
export interface ApiClient {
  call<Request, Result>(
    call: Call<Request, Result>,
    request: Request,
    options?: CallOptions,
  ): Promise<Result>;
}

/** How a request is sent; `fetch` is one way. Rejects when no whole answer comes. */
export type ApiFetch = (
  url: string,
  init: WireRequest & { signal: AbortSignal },
) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;

export interface ApiClientOptions {
  baseUrl: string;
  /** Resolves with a usable token; the client waits for it before each call that needs one. '' sends none. */
  token: () => Promise<string> | string;
  /** Called when the API says that the token is bad; resolves with a new one to try once more, or null. */
  renewToken?: ((bad: string) => Promise<string | null>) | undefined;
  correlationId?: (() => string) | undefined;
  fetch?: ApiFetch | undefined;
  timeout?: number | undefined;
}

const ENDED = { TIMEOUT: 504, ABORTED: 499 } as const;

interface Attempt {
  call: Call<unknown, unknown>;
  request: unknown;
  options: CallOptions;
  token: string;
}

async function attempt(
  { call, request, options, token }: Attempt,
  client: ApiClientOptions,
): Promise<unknown> {
  const deadline = startDeadline(
    call.timeout ?? client.timeout ?? DEFAULT_TIMEOUT_MS,
    options.signal,
  );
  try {
    const [url, init] = toFetchArguments(call, request, {
      baseUrl: client.baseUrl,
      token,
      idempotencyKey: options.idempotencyKey,
      language: options.language,
      correlationId: client.correlationId?.(),
    });
    const response = await (client.fetch ?? fetch)(url, { ...init, signal: deadline.signal });
    return await readEnvelope(response, call.shape);
  } catch (cause) {
    const code = deadline.ended();
    if (code !== null)
      throw new ApiError({
        statusCode: ENDED[code],
        code,
        message: `${call.path}: ${code}`,
        cause,
      });
    if (cause instanceof ApiError) throw cause;
    throw new ApiError({
      statusCode: 503,
      code: 'NETWORK',
      message: `${call.path} cannot be reached`,
      cause,
    });
  } finally {
    deadline.clear();
  }
}

async function send(
  call: Call<unknown, unknown>,
  request: unknown,
  options: CallOptions,
  client: ApiClientOptions,
): Promise<unknown> {
  const token = options.token ?? (await client.token());
  try {
    return await attempt({ call, request, options, token }, client);
  } catch (error) {
    if (
      client.renewToken === undefined ||
      options.token !== undefined ||
      !(error instanceof ApiError) ||
      !isTokenError(error)
    )
      throw error;
    const renewed = await client.renewToken(token);
    if (renewed === null) throw error;
    return attempt({ call, request, options, token: renewed }, client);
  }
}

/** The client of a tab, or of one request on the server. */
export function createApiClient(client: ApiClientOptions): ApiClient {
  return {
    async call<Request, Result>(
      call: Call<Request, Result>,
      request: Request,
      options: CallOptions = {},
    ): Promise<Result> {
      try {
        // the contract's type is the API's promise; the API checks its answers against the schema before it sends them
        return (await send(call as Call<unknown, unknown>, request, options, client)) as Result;
      } catch (error) {
        throw toApiError(error);
      }
    },
  };
}

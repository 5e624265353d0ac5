import type { Call } from '@wayfare/api-contract';
import { ApiError, isTokenError, toApiError } from './api-error';
import { startDeadline } from './deadline';
import { readEnvelope } from './envelope';
import { toFetchArguments, type WireRequest } from './wire-request';

const DEFAULT_TIMEOUT_MS = 20_000;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** `Idempotency-Key` of a call that moves money */
  idempotencyKey?: string | undefined;
  language?: string | undefined;
  token?: string | undefined;
}

/** Resolves with `result`; rejects with ApiError alone. */
export interface ApiClient {
  call<Request, Result>(
    call: Call<Request, Result>,
    request: Request,
    options?: CallOptions,
  ): Promise<Result>;
}

export type ApiFetch = (
  url: string,
  init: WireRequest & { signal: AbortSignal },
) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;

export interface ApiClientOptions {
  baseUrl: string;
  /** awaited before each call with a token; '' sends none */
  token: () => Promise<string> | string;
  /** replaces a refused token for one retry; null gives up */
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

export function createApiClient(client: ApiClientOptions): ApiClient {
  return {
    async call<Request, Result>(
      call: Call<Request, Result>,
      request: Request,
      options: CallOptions = {},
    ): Promise<Result> {
      try {
        // typed by the contract; the API validates its answers before sending
        return (await send(call as Call<unknown, unknown>, request, options, client)) as Result;
      } catch (error) {
        throw toApiError(error);
      }
    },
  };
}

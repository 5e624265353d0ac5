import type { Call, WireError } from '@wayfare/api-contract';

/** One request as it went over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  /** the JSON body, or the query parameters of a GET, which are strings on the wire */
  readonly request: unknown;
  readonly headers: Headers;
}

const HANG = Symbol('hang');
const FAIL = Symbol('fail');

type Answer<Result> = Result | Response | typeof HANG | typeof FAIL;

/** What answers a call: the result itself, or a function of the request that gives the result or a Response. */
export type WireHandler<Request, Result> =
  | Answer<Result>
  | ((request: Request) => Answer<Result> | Promise<Answer<Result>>);

type HandlerOf<C> =
  C extends Call<infer Request, infer Result> ? WireHandler<Request, Result> : never;

export interface FakeWire {
  fetch: typeof fetch;
  /** everything that was asked, oldest first */
  readonly requests: readonly WireRequest[];
  /** the requests of one call */
  requestsTo<Request, Result>(call: Call<Request, Result>): readonly Request[];
}

/** An answer with an error envelope, e.g. `wireError(502, { code: 'SUPPLIER_FAILED', message: 'no answer' })`. */
export function wireError(status: number, ...errors: WireError[]): Response {
  return Response.json({ result: null, errors, requestId: 'req-1' }, { status });
}

/** No connection. */
export function networkFailure(): typeof FAIL {
  return FAIL;
}

/** An answer that never comes; it ends with the caller's abort or time limit. */
export function hangingAnswer(): typeof HANG {
  return HANG;
}

const unexpected: string[] = [];

afterEach(() => {
  const calls = unexpected.splice(0);
  if (calls.length > 0) throw new Error(`no answer was given for: ${calls.join(', ')}`);
});

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

async function toWireRequest(request: Request): Promise<WireRequest> {
  const url = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: url.pathname,
    request:
      request.method === 'GET'
        ? Object.fromEntries(url.searchParams)
        : JSON.parse(text === '' ? '{}' : text),
    headers: request.headers,
  };
}

const isList = (answer: unknown): answer is { bookings: unknown; failed: unknown } =>
  typeof answer === 'object' && answer !== null && 'bookings' in answer && 'failed' in answer;

async function toResponse(
  answer: unknown,
  shape: Call<unknown, unknown>['shape'],
  signal: AbortSignal,
): Promise<Response> {
  if (answer === FAIL) throw new TypeError('fetch failed');
  if (answer === HANG) return untilAborted(signal);
  if (answer instanceof Response) return answer.clone();
  if (isList(answer) && shape === 'list')
    return Response.json({ result: answer.bookings, errors: answer.failed });
  return Response.json(shape === 'content' ? answer : { result: answer, errors: [] });
}

/**
 * The API at the level of `fetch`. A call without a handler fails the test, even when the code under test catches it.
 * @example fakeWire([[searchAround, (request) => ({ ...page, page: request.page ?? 1 })], [popularPlaces, wireError(502)]])
 */
export function fakeWire<const Calls extends readonly Call<unknown, unknown>[]>(handlers: {
  readonly [K in keyof Calls]: readonly [Calls[K], HandlerOf<Calls[K]>];
}): FakeWire {
  const requests: WireRequest[] = [];
  const table = new Map(
    handlers.map(([call, handler]) => [
      `${call.method} ${call.path}`,
      { shape: call.shape, handler: handler as unknown },
    ]),
  );
  return {
    requests,
    requestsTo: <Request, Result>(call: Call<Request, Result>) =>
      requests
        .filter(({ method, path }) => method === call.method && path === call.path)
        .map(({ request }) => request as Request),
    async fetch(input, init) {
      const request = new Request(input, init);
      const recorded = await toWireRequest(request.clone());
      requests.push(recorded);
      const name = `${recorded.method} ${recorded.path}`;
      const found = table.get(name);
      if (found === undefined) {
        unexpected.push(name);
        throw new TypeError(`no handler for ${name}`);
      }
      const { handler, shape } = found;
      return toResponse(
        typeof handler === 'function' ? await handler(recorded.request) : handler,
        shape,
        // not the Request's own: that one follows weakly, and an abort after a collection would be lost
        init?.signal ?? request.signal,
      );
    },
  };
}

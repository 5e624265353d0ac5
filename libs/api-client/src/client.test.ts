import { login, thirdPartyLogin } from '@wayfare/api-contract';
import type { Call } from '@wayfare/api-contract';
import type { CallOptions } from './client';
import { createApiClient } from './client';

type Answer = Response | Error;
const search: Call<object, unknown> = { method: 'POST', path: '/api/search-around' };
const list: Call<object, unknown> = { method: 'GET', path: '/api/most-popular-places' };
const ok = (result: unknown) => Response.json({ result, errors: [] });
const failed = (status: number, ...errors: unknown[]) =>
  Response.json({ result: null, errors, requestId: 'r-1' }, { status });
const badToken = () => failed(401, 'JsonWebTokenError');

function setUp(answers: Answer[], renewToken?: (bad: string) => Promise<string | null>) {
  const sent: Request[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    token: () => Promise.resolve('t1'),
    renewToken,
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      const answer = answers.shift() ?? new TypeError('no answer left');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { api, sent, tokens: () => sent.map(({ headers }) => headers.get('authorization')) };
}

describe('a request', () => {
  it('SES-22 carries the token as a Bearer and a POST its body as JSON', async () => {
    const { api, sent, tokens } = setUp([ok([1])]);
    expect(await api.call(search, { size: 20 })).toEqual([1]);
    expect(tokens()).toEqual(['Bearer t1']);
    expect(sent[0]).toMatchObject({ method: 'POST', url: 'http://api.test/api/search-around' });
    expect(await sent[0]?.json()).toEqual({ size: 20 });
    expect(sent[0]?.headers.has('accept-language')).toBe(false);
  });

  it('names the language of the answer in a header where the request has no place for it', async () => {
    const { api, sent } = setUp([ok([1])]);
    await api.call(search, { size: 20 }, { language: 'nl' });
    expect(sent[0]?.headers.get('accept-language')).toBe('nl');
    expect(await sent[0]?.json()).toEqual({ size: 20 });
  });

  it.each([
    [{}, ''],
    [{ language: 'nl' }, '?language=nl'],
    [{ term: 'den haag & om', size: 6, skip: undefined }, '?term=den+haag+%26+om&size=6'],
    [{ id: ['a', 'b'] }, '?id=a&id=b'],
    [{ filter: { stars: 4 } }, '?filter=%7B%22stars%22%3A4%7D'],
  ])('of a GET puts %j into the query', async (request, query) => {
    const { api, sent } = setUp([ok(null)]);
    await api.call(list, request);
    expect(sent[0]?.url).toBe(`http://api.test/api/most-popular-places${query}`);
    expect(sent[0]?.body).toBeNull();
  });

  it.each([
    ['visit-1', 'visit-1'],
    ['', null],
  ])('SES-17 names the visit as %j in a header', async (id, header) => {
    const headers: (string | null)[] = [];
    const api = createApiClient({
      baseUrl: '',
      token: () => 't1',
      correlationId: () => id,
      fetch: async (_input, init) => {
        headers.push(new Headers(init?.headers).get('x-correlation-id'));
        return ok(null);
      },
    });
    await api.call(search, {});
    expect(headers).toEqual([header]);
  });

  it('leaves out the header when there is no token', async () => {
    const headers: (string | null)[] = [];
    const api = createApiClient({
      baseUrl: 'http://api.test',
      token: () => '',
      fetch: async (input, init) => {
        headers.push(new Request(input, init).headers.get('authorization'));
        return ok(null);
      },
    });
    await api.call(list, {});
    expect(headers).toEqual([null]);
  });
});

describe('a failure', () => {
  it.each<[string, Answer, object]>([
    ['ERR-05 no connection', new TypeError('fetch failed'), { code: 'NETWORK', statusCode: 503 }],
    [
      'an error of the contract',
      failed(422, { code: 'INVALID_REQUEST', message: 'no' }),
      { code: 'INVALID_REQUEST', statusCode: 422, requestId: 'r-1' },
    ],
    [
      'ERR-09 several errors, joined by commas',
      failed(500, { code: 'A', message: 'a' }, { code: 'B', message: 'b' }),
      { code: 'A', message: 'a,b' },
    ],
    [
      'an error inside a 200',
      Response.json({ result: null, errors: [{ code: 'OFFER_EXPIRED', message: 'x' }] }),
      { code: 'OFFER_EXPIRED', statusCode: 500 },
    ],
    ['a bare string', failed(400, 'oops'), { code: 'oops', message: 'oops' }],
    ['an entry that is rubbish', failed(400, 7), { code: 'SERVER_ERROR', statusCode: 400 }],
    ['a status without errors', failed(500), { code: 'SERVER_ERROR', statusCode: 500 }],
    [
      'a page of HTML',
      new Response('<html>', { status: 200 }),
      { code: 'SERVER_ERROR', statusCode: 502 },
    ],
    [
      "a proxy's page",
      new Response('<html>', { status: 504 }),
      { code: 'SERVER_ERROR', statusCode: 504 },
    ],
    [
      'half an answer',
      new Response('{"result":', { status: 200 }),
      { code: 'SERVER_ERROR', statusCode: 502 },
    ],
    ['JSON that is no envelope', Response.json([1]), { code: 'SERVER_ERROR', statusCode: 502 }],
    [
      'an empty body',
      new Response(null, { status: 200 }),
      { code: 'SERVER_ERROR', statusCode: 502 },
    ],
  ])('of %s is an ApiError', async (_, answer, error) => {
    await expect(setUp([answer]).api.call(search, {})).rejects.toMatchObject({
      name: 'ApiError',
      ...error,
    });
  });

  it('is sent only once', async () => {
    const { api, sent } = setUp([new TypeError('fetch failed'), ok(1)]);
    await expect(api.call(search, {})).rejects.toMatchObject({ code: 'NETWORK' });
    expect(sent).toHaveLength(1);
  });
});

describe('a bad token', () => {
  it('SES-26 is renewed once and the call made again', async () => {
    const bad: string[] = [];
    const { api, tokens } = setUp(
      [badToken(), ok('done')],
      async (token) => (bad.push(token), 't2'),
    );
    expect(await api.call(search, {})).toBe('done');
    expect(bad).toEqual(['t1']);
    expect(tokens()).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it.each<[string, Answer[], string | null, CallOptions, number]>([
    ['the new one is bad too', [badToken(), badToken(), ok(1)], 't2', {}, 2],
    ['there is no new one', [badToken(), ok(1)], null, {}, 1],
    ['it carries a token of its own', [badToken(), ok(1)], 't2', { token: 't0' }, 1],
  ])('fails the call when %s', async (_, answers, renewed, options, times) => {
    const { api, sent } = setUp(answers, async () => renewed);
    await expect(api.call(search, {}, options)).rejects.toMatchObject({
      code: 'JsonWebTokenError',
      statusCode: 401,
    });
    expect(sent).toHaveLength(times);
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${options.token ?? 't1'}`);
  });

  it('is renewed for a call that moves money too, under the same key: it was refused before anything was done', async () => {
    const { api, sent } = setUp([badToken(), ok('booked')], async () => 't2');
    expect(await api.call(search, {}, { idempotencyKey: 'k-1' })).toBe('booked');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-1', 'k-1']);
  });

  it.each<[string, Answer]>([
    ['it is not the first error', failed(401, { code: 'X', message: 'x' }, 'JsonWebTokenError')],
    ['the error is an object', failed(401, { code: 'JsonWebTokenError', message: 'x' })],
  ])('SES-26 is none when %s', async (_, answer) => {
    const { api, sent } = setUp([answer, ok(1)], async () => 't2');
    await expect(api.call(search, {})).rejects.toMatchObject({ statusCode: 401 });
    expect(sent).toHaveLength(1);
  });

  it('gives the reason when renewing fails', async () => {
    const { api } = setUp([badToken()], () => Promise.reject(new Error('down')));
    await expect(api.call(search, {})).rejects.toMatchObject({ name: 'ApiError', message: 'down' });
  });
});

describe('time', () => {
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      if (init?.signal?.aborted === true) reject(init.signal.reason);
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const client = (timeout?: number) =>
    createApiClient({ baseUrl: 'http://api.test', token: () => '', fetch: hanging, timeout });

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['20 seconds by default', search, undefined, 20_000],
    ["the client's own limit", search, 3000, 3000],
    ["the call's limit before all", { ...search, timeout: 30_000 }, 3000, 30_000],
    ['API-04 two minutes for a login', login, undefined, 120_000],
    ['API-04 two minutes for a login elsewhere', thirdPartyLogin, undefined, 120_000],
  ])('is limited to %s', async (_, { method, path, timeout: own }, timeout, limit) => {
    const call: Call<object, unknown> = {
      method,
      path,
      ...(own === undefined ? {} : { timeout: own }),
    };
    const codes: unknown[] = [];
    const running = client(timeout)
      .call(call, {})
      .catch((error: { code: unknown }) => codes.push(error.code));
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(codes).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await running;
    expect(codes).toEqual(['TIMEOUT']);
  });

  it.each([
    ['before the call', true],
    ['during the call', false],
  ])('ends at once when the caller aborts %s', async (_, before) => {
    const caller = new AbortController();
    if (before) caller.abort();
    const running = client().call(search, {}, { signal: caller.signal });
    caller.abort();
    await expect(running).rejects.toMatchObject({ code: 'ABORTED' });
    expect(jest.getTimerCount()).toBe(0);
  });
});

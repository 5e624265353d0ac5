import { login, thirdPartyLogin } from '@wayfare/api-contract';
import type { Call } from '@wayfare/api-contract';
import { createApiClient } from './client';
import { ok, search, setUp } from './testing/client.fixture';

const list: Call<object, unknown> = { method: 'GET', path: '/api/most-popular-places' };

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

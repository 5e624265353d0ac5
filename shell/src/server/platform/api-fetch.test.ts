import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '@wayfare/api-contract';
import { createApiClient } from '@wayfare/api-client';
import { apiFetch } from './api-fetch';

const search: Call<object, unknown> = { method: 'POST', path: '/api/search-around' };
const list: Call<object, unknown> = { method: 'GET', path: '/api/most-popular-places' };

let server: Server | undefined;

async function clientOf(listener: RequestListener, timeout = 5_000) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return createApiClient({
    baseUrl: `http://127.0.0.1:${port}`,
    token: () => 'a-token',
    fetch: apiFetch,
    timeout,
  });
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

it.each([
  [
    'with a body',
    search,
    { size: 20, name: 'Łódź' },
    'POST /api/search-around Bearer a-token {"size":20,"name":"Łódź"}',
  ],
  ['without', list, { language: 'nl' }, 'GET /api/most-popular-places?language=nl Bearer a-token '],
])(
  'a call %s arrives as it was meant, and its answer comes back',
  async (_what, call, asked, expected) => {
    const api = await clientOf(async (request, response) => {
      const pieces = await request.toArray();
      response.end(
        JSON.stringify({
          result: [
            request.method,
            request.url,
            request.headers.authorization,
            Buffer.concat(pieces).toString(),
          ].join(' '),
          errors: [],
        }),
      );
    });
    expect(await api.call(call, asked)).toBe(expected);
  },
);

it('a token that is refused is renewed once', async () => {
  await clientOf((request, response) => {
    const isGood = request.headers.authorization === 'Bearer new';
    response
      .writeHead(isGood ? 200 : 401)
      .end(
        JSON.stringify(
          isGood ? { result: 'in', errors: [] } : { result: null, errors: ['JsonWebTokenError'] },
        ),
      );
  });
  const { port } = server?.address() as AddressInfo;
  const api = createApiClient({
    baseUrl: `http://127.0.0.1:${port}`,
    token: () => 'old',
    renewToken: async () => 'new',
    fetch: apiFetch,
  });
  expect(await api.call(list, {})).toBe('in');
});

it.each<[string, RequestListener, object]>([
  [
    'a refusal',
    (_request, response) =>
      void response
        .writeHead(422)
        .end(
          JSON.stringify({ result: null, errors: [{ code: 'INVALID_REQUEST', message: 'no' }] }),
        ),
    { statusCode: 422, code: 'INVALID_REQUEST' },
  ],
  [
    "a proxy's page",
    (_request, response) => void response.writeHead(503).end('<html>'),
    { statusCode: 503, code: 'SERVER_ERROR' },
  ],
  [
    'nothing at all',
    (request) => void request.socket.destroy(),
    { statusCode: 503, code: 'NETWORK' },
  ],
  [
    'half an answer',
    (_request, response) =>
      void response
        .writeHead(200, { 'content-length': '100' })
        .write('{"result":', () => response.destroy()),
    { statusCode: 503, code: 'NETWORK' },
  ],
  ['an answer that begins too late', () => undefined, { statusCode: 504, code: 'TIMEOUT' }],
  [
    'an answer that does not end',
    (_request, response) => void response.writeHead(200).write('{"result":'),
    { statusCode: 504, code: 'TIMEOUT' },
  ],
])('%s is the error that it would be in a browser', async (_what, listener, error) => {
  const api = await clientOf(listener, 300);
  await expect(api.call(search, {})).rejects.toMatchObject({ name: 'ApiError', ...error });
});

it('a page that nobody waits for any more ends its calls', async () => {
  const page = new AbortController();
  const api = await clientOf(() => page.abort());
  await expect(api.call(search, {}, { signal: page.signal })).rejects.toMatchObject({
    name: 'ApiError',
    code: 'ABORTED',
  });
});

import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ASKING, standInApi, type StandInApi } from './testing/api.fixture';
import { buildServer } from './build-server';
import { testShelf, type TestShelf } from './testing/site.fixture';

let api: StandInApi;
let shelf: TestShelf;
let app: FastifyInstance;

const hangs: Parameters<typeof standInApi>[0] = () => undefined;

async function open(
  environment: Record<string, string> = {},
  listener?: Parameters<typeof standInApi>[0],
) {
  api = await standInApi(listener);
  shelf = await testShelf({ API_URL: api.url, ...environment });
  await shelf.publish(ASKING);
  app = await buildServer(shelf.config);
}

afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
  await api.close();
  await shelf.remove();
});

// a page's first rendering in a process takes longer than the deadline that is tried below
beforeAll(async () => {
  await open();
  await app.inject('/');
  await app.close();
  await api.close();
  await shelf.remove();
});

const envelope = (code: string, message: string) => ({
  result: null,
  errors: [{ code, message }],
  requestId: expect.any(String),
});

it.each([
  ['/', 504, 'The server has an error, please, try it again later'],
  ['/nl', 504, 'De server heeft een storing'],
  ['/hiding', 200, 'Shown nothing'],
])(
  'while the API hangs, %s answers %i before its time is over, with what is known',
  async (url, status, text) => {
    await open({ RENDER_TIMEOUT_MS: '1000' }, hangs);
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(text);
    expect(answer.body).toContain('<footer');
    expect(answer.headers['retry-after']).toBe(status === 504 ? '5' : undefined);
  },
);

it('a page that waits for something else than the API ends as well', async () => {
  await open({ RENDER_TIMEOUT_MS: '200' });
  expect(await app.inject('/nl/stuck')).toMatchObject({
    statusCode: 504,
    headers: { 'retry-after': '5' },
    body: expect.stringContaining('<h1>Er ging iets mis</h1>'),
  });
});

it('without an API a page answers 503 and says when to come again', async () => {
  await open({ API_URL: 'http://127.0.0.1:9' });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
});

it.each([
  ['GET', '/api/data', 'en', 504, 'The service did not answer in time. Try again in a moment.'],
  ['POST', '/api/data', 'nl', 504, 'De dienst antwoordde niet op tijd. Probeer het zo opnieuw.'],
] as const)(
  'a call %s %s that the API does not answer ends in the envelope, in %s',
  async (method, url, language, status, message) => {
    await open({ PROXY_TIMEOUT_MS: '100' }, hangs);
    const answer = await app.inject({ method, url, headers: { 'accept-language': language } });
    expect([answer.statusCode, answer.json()]).toEqual([status, envelope('SERVER_ERROR', message)]);
  },
);

it.each([
  ['without an API', { API_URL: 'http://127.0.0.1:9' }, undefined],
  [
    'when the API hangs up',
    {},
    ((request) => void request.socket.destroy()) satisfies Parameters<typeof standInApi>[0],
  ],
])('a call %s answers 503 in the envelope', async (_what, environment, listener) => {
  await open(environment, listener);
  const answer = await app.inject({ url: '/api/data', headers: { 'accept-language': 'nl' } });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    envelope('SERVER_ERROR', 'De dienst is niet bereikbaar. Probeer het zo opnieuw.'),
  ]);
});

it('a busy API is asked once', async () => {
  await open(
    {},
    (_request, response) => void response.writeHead(503, { 'retry-after': '5' }).end('{}'),
  );
  expect((await app.inject('/api/data')).statusCode).toBe(503);
  expect(api.heard).toHaveLength(1);
});

it('a compressed body that is broken is the caller’s mistake', async () => {
  await open({}, (request, response) => void request.resume().on('end', () => response.end('{}')));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/data',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: Buffer.from('not gzip at all'),
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    envelope('INVALID_REQUEST', 'The request could not be read.'),
  ]);
});

it('a page whose token does not come ends as well', async () => {
  await open({ RENDER_TIMEOUT_MS: '1000' });
  const hung = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => hung.once('listening', resolve));
  const tokenless = await buildServer({
    ...shelf.config,
    apiUrls: [`http://127.0.0.1:${(hung.address() as AddressInfo).port}`],
  });
  expect(await tokenless.inject('/')).toMatchObject({
    statusCode: 504,
    headers: { 'retry-after': '5' },
    body: expect.stringContaining('<footer'),
  });
  await tokenless.close();
  hung.closeAllConnections();
  await new Promise((resolve) => hung.close(resolve));
});

/** What a listening server says to bytes. */
async function said(bytes: string): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => {
        text += part;
        if (text.includes('"errors"')) resolve(text);
      })
      .on('end', () => resolve(text))
      .on('error', reject);
  });
}

it('a client that expects 100 Continue gets it, and its answer', async () => {
  await open(
    {},
    (request, response) =>
      void request
        .resume()
        .on('end', () => response.end(JSON.stringify({ result: 'taken', errors: [] }))),
  );
  const text = await said(
    'POST /api/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}',
  );
  expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(text).toContain('"taken"');
});

it.each([
  [
    'headers that are too large',
    `GET /api/x HTTP/1.1\r\nAccept-Language: nl\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'De headers van de aanvraag zijn te groot.',
  ],
  ['what is no HTTP', 'nonsense\r\n\r\n', 400, 'The request could not be read.'],
])('answers %s in the envelope', async (_what, bytes, status, message) => {
  await open();
  const text = await said(bytes);
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual(envelope('INVALID_REQUEST', message));
});

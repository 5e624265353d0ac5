import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { apiAddresses, inTurns, leaveOut, type ApiAddresses } from './api-addresses';
import { failoverClient } from './api-failover';

const closers: (() => void)[] = [];

/** An API that answers by `listener`, or a port at which nobody listens. */
async function api(listener: RequestListener | null) {
  const heard: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    heard.push(request);
    listener?.(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  if (listener === null) await new Promise((resolve) => server.close(resolve));
  else closers.push(close);
  return { url: `http://127.0.0.1:${port}`, heard, close };
}

afterEach(() => closers.splice(0).forEach((close) => close()));

const echo: RequestListener = async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  response.end(`${request.method} ok ${body}`);
};
const overloaded: RequestListener = (_request, response) => void response.writeHead(503).end('no');
const resets: RequestListener = (request) => void request.socket.destroy();
const breaksOff: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly body?: string | Readable;
  readonly idempotent?: boolean;
}

async function ask(apis: ApiAddresses, { method, body = '', idempotent }: Asked) {
  const client = failoverClient(apis);
  if (client === undefined) throw new Error('there is one address');
  closers.push(() => void client.destroy());
  try {
    const answer = await client.request({
      ...{ origin: apis.urls[0] ?? '', path: '/api/data', method },
      headers: { host: 'asked.example' },
      ...(method === 'POST' ? { body } : {}),
      ...(idempotent === undefined ? {} : { idempotent }),
    });
    return `${answer.statusCode} ${await answer.body.text()}`;
  } catch (error) {
    return Object(error).code ?? String(error);
  }
}

const READ: Asked = { method: 'GET' };
const BOOKS: Asked = { method: 'POST', body: 'a room' };
const STREAMS = (): Asked => ({ method: 'POST', body: Readable.from(['a ', 'room']) });
const SEARCH: Asked = { method: 'POST', body: 'a place', idempotent: true };

it.each<[string, RequestListener | null, () => Asked, string, number]>([
  ['a read of one that nobody listens at', null, () => READ, '200 GET ok ', 1],
  ['a booking of one that nobody listens at', null, () => BOOKS, '200 POST ok a room', 1],
  ['a streamed call of one that nobody listens at', null, STREAMS, '200 POST ok a room', 1],
  ['a read of one that cuts it off', resets, () => READ, '200 GET ok ', 1],
  ['a search of one that cuts it off', resets, () => SEARCH, '200 POST ok a place', 1],
  ['a booking of one that cuts it off', resets, () => BOOKS, 'UND_ERR_SOCKET', 0],
  ['a read of one that is overloaded', overloaded, () => READ, '200 GET ok ', 1],
  ['a search of one that is overloaded', overloaded, () => SEARCH, '200 POST ok a place', 1],
  ['a booking of one that is overloaded', overloaded, () => BOOKS, '503 no', 0],
  ['a read whose answer breaks off', breaksOff, () => READ, 'UND_ERR_SOCKET', 0],
])('%s: what comes, and how often the other is asked', async (_what, first, asked, said, times) => {
  const [one, other] = [await api(first), await api(echo)];
  expect(await ask(apiAddresses([one.url, other.url]), asked())).toBe(said);
  expect(other.heard).toHaveLength(times);
  for (const { headers } of other.heard) expect(headers.host).toBe(new URL(other.url).host);
});

it.each([
  ['nobody listens', null, 'ECONNREFUSED'],
  ['all are overloaded', overloaded, '503 no'],
])('where %s at any address the last one’s answer stands', async (_what, listener, said) => {
  const [one, other] = [await api(listener), await api(listener)];
  expect(await ask(apiAddresses([one.url, other.url]), READ)).toBe(said);
  expect(one.heard.length + other.heard.length).toBe(listener === null ? 0 : 2);
});

it('an address that failed rests, and gets its turn again when its rest is over', async () => {
  const [one, other] = [await api(null), await api(echo)];
  const apis = apiAddresses([one.url, other.url]);
  await ask(apis, READ);
  const [until = 0] = apis.outUntil;
  expect(until).toBeGreaterThan(Date.now());
  const turns = (now: number) => {
    const next = inTurns(apis, () => now);
    return [next(), next(), next()];
  };
  expect(turns(until - 1)).toEqual([other.url, other.url, other.url]);
  expect(turns(until)).toEqual([one.url, other.url, one.url]);
});

describe('The turns of three addresses', () => {
  const [a, b, c] = ['http://a', 'http://b', 'http://c'] as const;
  it.each<[string, readonly string[], readonly string[]]>([
    ['all ready', [], [a, b, c, a, b, c]],
    ['one left out', [b], [a, c, a, c, a, c]],
    ['two left out', [a, c], [b, b, b, b, b, b]],
    ['all left out', [a, b, c], [a, b, c, a, b, c]],
  ])('%s', (_what, out, expected) => {
    const apis = apiAddresses([a, b, c]);
    for (const url of out) leaveOut(apis, url, 100);
    const next = inTurns(apis, () => 50);
    expect(expected.map(() => next())).toEqual(expected);
  });

  it('never give the one that has just failed, unless it is the only one', () => {
    const next = inTurns(apiAddresses([a, b]));
    expect([next(a), next(a), next(b)]).toEqual([b, b, a]);
    expect(inTurns(apiAddresses([a]))(a)).toBe(a);
  });

  it('are the same in every thread, which share what is left out', () => {
    const apis = apiAddresses([a, b]);
    const inThread = structuredClone(apis);
    leaveOut(apis, a, 100);
    expect(inTurns(inThread, () => 50)()).toBe(b);
  });
});

it('one address needs no client of its own', () => {
  expect(failoverClient(apiAddresses(['http://a']))).toBeUndefined();
});

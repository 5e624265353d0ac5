import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiAddresses } from '../platform/api-addresses';
import { isAnyReady, lookAtApis } from './ready-apis';

const closers: (() => void)[] = [];

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => closers.splice(0).forEach((close) => close()));

const answers =
  (status: number): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end('{}');
const hangs: RequestListener = () => undefined;

it.each<[string, readonly RequestListener[], readonly boolean[], boolean]>([
  ['both ready', [answers(200), answers(200)], [true, true], true],
  ['one drains', [answers(503), answers(200)], [false, true], true],
  ['one hangs', [hangs, answers(200)], [false, true], true],
  ['neither ready', [answers(503), answers(503)], [false, false], false],
])('%s: who is left out, and whether pages can be made', async (_what, listeners, ready, any) => {
  const apis = apiAddresses(await Promise.all(listeners.map(listening)));
  await lookAtApis(apis);
  expect([...apis.outUntil].map((until) => until === 0)).toEqual(ready);
  expect(await isAnyReady(apis)).toBe(any);
});

it('an API that is ready again is taken back', async () => {
  let status = 503;
  const url = await listening((request, response) => answers(status)(request, response));
  const apis = apiAddresses([url, await listening(answers(200))]);
  await lookAtApis(apis);
  expect(apis.outUntil[0]).toBeGreaterThan(0);
  status = 200;
  await lookAtApis(apis);
  expect(apis.outUntil[0]).toBe(0);
});

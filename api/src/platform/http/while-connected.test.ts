import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { whileConnected } from './while-connected';

it.each([
  ['is aborted for who goes away before there is an answer', false],
  ['is not for who got one', true],
])('a signal %s', async (_what, isAnswered) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', agent: false }).on('error', () => undefined);
  asked.end();
  const [, raw] = (await once(server, 'request')) as [unknown, ServerResponse];
  const signal = whileConnected({ raw } as unknown as Pick<FastifyReply, 'raw'>);
  const closed = once(raw, 'close');
  if (isAnswered) {
    asked.on('response', (answer) => answer.resume());
    raw.end('x');
  } else asked.destroy();
  await closed;
  expect(signal.aborted).toBe(!isAnswered);
  server.close();
});

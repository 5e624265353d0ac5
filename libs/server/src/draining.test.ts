import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDrain } from './draining';

/** A server that drains when it is told to, and what happens to it, in order. */
async function opened({ delayMs = 0, isStuck = false } = {}) {
  const events: string[] = [];
  const server = createServer((_request, response) => void response.end('ok'));
  const drain = createDrain({
    server,
    delayMs,
    begin: (signal) => void events.push(`begin ${signal}`),
    close: () => {
      events.push('close');
      return isStuck ? new Promise(() => undefined) : Promise.resolve();
    },
    exit: (code) => void events.push(`exit ${code}`),
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = async () => (await fetch(url)).headers.get('connection');
  return { drain, events, connection, close: () => server.close() };
}

it('is not ready first, then closes, then ends; a second signal changes nothing', async () => {
  const { drain, events, close } = await opened();
  await Promise.all([drain('SIGTERM'), drain('SIGINT')]);
  expect(events).toEqual(['begin SIGTERM', 'close', 'exit 0']);
  close();
});

it('answers on for its delay, and each connection ends with its next answer', async () => {
  const { drain, events, connection, close } = await opened({ delayMs: 200 });
  expect(await connection()).toBe('keep-alive');
  const drained = drain('SIGTERM');
  expect([await connection(), events]).toEqual(['close', ['begin SIGTERM']]);
  await drained;
  expect(events).toEqual(['begin SIGTERM', 'close', 'exit 0']);
  close();
});

it('ends all the same after seven seconds when it cannot close', async () => {
  const { drain, events, close } = await opened({ isStuck: true });
  jest.useFakeTimers();
  void drain('SIGTERM');
  await jest.advanceTimersByTimeAsync(7_000);
  jest.useRealTimers();
  expect(events).toEqual(['begin SIGTERM', 'close', 'exit 1']);
  close();
});

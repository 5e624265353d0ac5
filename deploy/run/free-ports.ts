import { connect, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const listening = () =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

/** A free port of this machine for each port of a container. */
export async function freePorts(ports: readonly number[]): Promise<Map<number, number>> {
  const servers = await Promise.all(ports.map(listening));
  const found = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return new Map(ports.map((port, index) => [port, found[index] ?? 0]));
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Until somebody listens at a port of this machine. Rejects when the time is over. */
export async function untilListening(port: number, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100))
    if (await isListening(port)) return;
  throw new Error(`nobody listens at port ${port} after ${seconds} s`);
}

import { createServer, type Server } from 'node:net';

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

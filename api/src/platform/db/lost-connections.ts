import type { Pool, PoolClient } from 'pg';

/** Evicts broken connections: without an 'error' listener `pg` ends the process, and some holders never release. */
export function surviveLostConnections(pool: Pool, onError: (error: Error) => void): void {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!inUse.has(client)) return;
      const { release } = client;
      // the holder's own release comes later, or never
      client.release = () => undefined;
      release(error);
      onError(error);
    });
  });
  pool.on('error', onError);
}

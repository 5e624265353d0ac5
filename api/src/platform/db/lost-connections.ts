import type { Pool, PoolClient } from 'pg';

/**
 * A connection that breaks is reported and leaves the pool, whoever holds it. A `pg` client without an 'error' listener
 * ends the process, and the pool listens only to those that nobody uses; a holder that fails before its first statement
 * (Drizzle, whose `begin` fails) never gives its connection back, and would shrink the pool for good.
 */
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
  // connections that nobody uses
  pool.on('error', onError);
}

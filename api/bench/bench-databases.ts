import { Client } from 'pg';
import type { Database } from '../src/platform/db/database';
import { openEmbedded, openServer } from '../src/platform/db/database';

/** What to measure on: the embedded database and, where `server` lets us in, a fresh one there. Both are empty. */
export async function benchDatabases(server: string): Promise<[string, () => Promise<Database>][]> {
  const fail = () => undefined;
  const embedded: [string, () => Promise<Database>] = ['PGlite', () => openEmbedded(null, fail)];
  const name = `wayfare_bench_${Date.now()}`;
  const client = new Client({ connectionString: server });
  try {
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
  } catch {
    // no server here: the embedded database alone
    return [embedded];
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  const open = async (): Promise<Database> => {
    const database = openServer(url.href, 10, fail);
    const close = async () => {
      await database.close();
      const last = new Client({ connectionString: server });
      await last.connect();
      await last.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await last.end();
    };
    return { ...database, close };
  };
  return [embedded, ['PostgreSQL', open]];
}

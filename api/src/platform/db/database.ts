import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { surviveLostConnections } from './lost-connections';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations/all';
import { embeddedFolder, startEmbedded } from './pglite';
import type { EmbeddedServer, ForTests } from './pglite';
import { spannedPool } from './spanned-pool';

export type Connection = Pick<
  NodePgDatabase,
  '$with' | 'with' | 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

export interface Database {
  readonly kind: 'embedded' | 'server';
  readonly pool: Pool;
  readonly orm: NodePgDatabase;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url?: string | undefined;
  readonly poolSize: number;
  readonly dataDir: string;
  readonly onError: (error: Error) => void;
}

/** Milliseconds for a connection of the pool; a page waits 5 s for all its calls. */
const CONNECT_TIMEOUT = 4_000;
/** TCP keep-alive notices a vanished server on an idle connection. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

function wrap(
  kind: Database['kind'],
  config: PoolConfig,
  onError: (error: Error) => void,
  server?: EmbeddedServer,
): Database {
  const pool = new Pool({ connectionTimeoutMillis: CONNECT_TIMEOUT, ...KEEP_ALIVE, ...config });
  surviveLostConnections(pool, onError);
  const close = async () => {
    await pool.end();
    await server?.close();
  };
  return { kind, pool, orm: drizzle(spannedPool(pool)), close };
}

/** One session only: a second connection would mix up prepared statements. */
export async function openEmbedded(
  dataFolder: string | null,
  onError: (error: Error) => void,
  forTests: ForTests = {},
): Promise<Database> {
  return onSocket(await startEmbedded(dataFolder, onError, forTests), onError);
}

export function onSocket(server: EmbeddedServer, onError: (error: Error) => void): Database {
  return wrap(
    'embedded',
    {
      host: server.host,
      port: server.port,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      // the one session outlives a broken connection, with its prepared statements
      onConnect: async (client) => void (await client.query('DEALLOCATE ALL')),
    },
    onError,
    server,
  );
}

export function openServer(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
): Database {
  return wrap('server', { connectionString: url, max: poolSize }, onError);
}

export async function openDatabase({
  url,
  poolSize,
  dataDir,
  onError,
}: DatabaseOptions): Promise<Database> {
  const database =
    url === undefined
      ? await openEmbedded(await embeddedFolder(dataDir), onError)
      : openServer(url, poolSize, onError);
  try {
    await migrate(database.pool, MIGRATIONS, { concurrently: database.kind === 'server' });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { surviveLostConnections } from './lost-connections';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations/all';
import { embeddedFolder, startEmbedded } from './pglite';
import type { EmbeddedServer, ForTests } from './pglite';

/** A connection or a transaction: what repositories take as their first argument. */
export type Connection = Pick<
  NodePgDatabase,
  '$with' | 'with' | 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

/** The database, embedded or a server: one schema and one driver for both. */
export interface Database {
  readonly kind: 'embedded' | 'server';
  readonly pool: Pool;
  readonly orm: NodePgDatabase;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** a PostgreSQL server; without it the embedded one is used */
  readonly url?: string | undefined;
  readonly poolSize: number;
  readonly dataDir: string;
  /** told about connections that break */
  readonly onError: (error: Error) => void;
}

/** Who waits this long for a connection is told that the database is away: a page waits 5 s for all its calls. */
const CONNECT_TIMEOUT = 4_000;
/** A server that vanished without a word is noticed on an idle connection. */
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
  return { kind, pool, orm: drizzle(pool), close };
}

/** Embedded PostgreSQL has one session; a second connection would mix up prepared statements. */
export async function openEmbedded(
  dataFolder: string | null,
  onError: (error: Error) => void,
  forTests: ForTests = {},
): Promise<Database> {
  return onSocket(await startEmbedded(dataFolder, onError, forTests), onError);
}

/** The embedded database that answers on a socket. */
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
      // its one session outlives a broken connection, and with it what that had prepared
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

/** Opens the database of the configuration and brings its schema up to date. */
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
    await migrate(database.pool, MIGRATIONS);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

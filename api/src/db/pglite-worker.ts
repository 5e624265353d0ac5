import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import * as v from 'valibot';

/* Runs embedded PostgreSQL in a thread of its own and speaks PostgreSQL's protocol on a Unix socket, so that a long
   query never stops the server's event loop and the rest of the code knows one kind of database. */

const StartSchema = v.object({ socketPath: v.string(), dataFolder: v.nullable(v.string()) });

async function start(): Promise<void> {
  const { socketPath, dataFolder } = v.parse(StartSchema, workerData);
  const extensions = { pg_trgm, unaccent };
  const db = await PGlite.create(dataFolder === null ? { extensions } : { dataDir: dataFolder, extensions });
  // the pool holds one connection; a second place lets it reconnect before the broken one is cleared away
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 2 });
  await server.start();
  parentPort?.on('message', () => {
    void stop(db, server);
  });
  parentPort?.postMessage('ready');
}

async function stop(db: PGlite, server: PGLiteSocketServer): Promise<void> {
  await server.stop();
  await db.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
}

void start();

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import * as v from 'valibot';

/* Runs embedded PostgreSQL in a thread of its own and speaks PostgreSQL's protocol on a Unix socket, so that a long
   query never stops the server's event loop and the rest of the code knows one kind of database. */

const StartSchema = v.object({ socketPath: v.string(), dataFolder: v.nullable(v.string()), template: v.nullable(v.string()) });
const extensions = { pg_trgm, unaccent };

/** A database in memory. Making one takes seconds, so it is made once, kept as `template`, and read from there. */
async function inMemory(template: string | null): Promise<PGlite> {
  if (template === null) return PGlite.create({ extensions });
  const kept = await readFile(template).catch(() => null);
  if (kept !== null) return PGlite.create({ extensions, loadDataDir: new Blob([kept]) });
  const db = await PGlite.create({ extensions });
  const own = `${template}.${process.pid}-${threadId}`;
  await mkdir(path.dirname(template), { recursive: true });
  await writeFile(own, Buffer.from(await (await db.dumpDataDir('none')).arrayBuffer()));
  // whoever else makes it meanwhile makes the same
  await rename(own, template);
  return db;
}

async function start(): Promise<void> {
  const { socketPath, dataFolder, template } = v.parse(StartSchema, workerData);
  const db = dataFolder === null ? await inMemory(template) : await PGlite.create({ dataDir: dataFolder, extensions });
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

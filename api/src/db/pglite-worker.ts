import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import * as v from 'valibot';

/* Runs embedded PostgreSQL in a thread of its own and speaks PostgreSQL's protocol on a Unix socket, so that a long
   query never stops the server's event loop and the rest of the code knows one kind of database. */

const StartSchema = v.object({
  socketPath: v.string(),
  dataFolder: v.nullable(v.string()),
  template: v.nullable(v.string()),
});
const extensions = { pg_trgm, unaccent };

/** PGlite's number for "an error of SQL was raised, go on with the next statement". */
const NEXT_STATEMENT = 100;

/**
 * PGlite goes round for ever in a database that has ended, such as by a PANIC on a full disk. Here the thread ends instead,
 * and `kept-worker.ts` starts the next one on the same files.
 */
class EndingPGlite extends PGlite {
  static async open(options: PGliteOptions): Promise<EndingPGlite> {
    const db = new EndingPGlite({ ...options, extensions });
    await db.waitReady;
    db.endWithDatabase();
    return db;
  }

  private endWithDatabase(): void {
    const { mod } = this;
    if (mod === undefined) throw new Error('PGlite has no module to watch');
    const run = mod._PostgresMainLoopOnce;
    mod._PostgresMainLoopOnce = () => {
      try {
        run();
      } catch (error) {
        if (Object(error).status !== NEXT_STATEMENT) process.exit(1);
        throw error;
      }
    };
  }
}

/** A database in memory. Making one takes seconds, so it is made once, kept as `template`, and read from there. */
async function inMemory(template: string | null): Promise<PGlite> {
  if (template === null) return EndingPGlite.open({});
  const kept = await readFile(template).catch(() => null);
  if (kept !== null) return EndingPGlite.open({ loadDataDir: new Blob([kept]) });
  const db = await EndingPGlite.open({});
  const own = `${template}.${process.pid}-${threadId}`;
  await mkdir(path.dirname(template), { recursive: true });
  await writeFile(own, Buffer.from(await (await db.dumpDataDir('none')).arrayBuffer()));
  // whoever else makes it meanwhile makes the same
  await rename(own, template);
  return db;
}

async function start(): Promise<void> {
  const { socketPath, dataFolder, template } = v.parse(StartSchema, workerData);
  const db =
    dataFolder === null
      ? await inMemory(template)
      : await EndingPGlite.open({ dataDir: dataFolder });
  // of a predecessor that was lost
  await rm(socketPath, { force: true });
  // the pool holds one connection; a second place lets it reconnect before the broken one is cleared away
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 2 });
  await server.start();
  parentPort?.on('message', (message) => {
    if (message === 'close') void stop(db, server);
    // in turn with statements, so that a database that is stuck is found out
    else void db.runExclusive(async () => parentPort?.postMessage('pong'));
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

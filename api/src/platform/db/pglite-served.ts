import { rm } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const extensions = { pg_trgm, unaccent };

/** PGlite's number for "an error of SQL was raised, go on with the next statement". */
const NEXT_STATEMENT = 100;

const STARTUP = 0;
const [TERMINATE] = Buffer.from('X');
/** Parse, Bind, Describe, Execute and Close: answered with Sync or Flush. */
const WAIT_FOR_SYNC = new Set(Buffer.from('PBDEC'));

/** A PANIC (full disk) makes PGlite loop for ever; ends the thread, so that `kept-worker.ts` restarts it. */
class EndingPGlite extends PGlite {
  private held: Uint8Array[] = [];

  static async open(options: PGliteOptions): Promise<EndingPGlite> {
    const db = new EndingPGlite({ ...options, extensions });
    await db.waitReady;
    db.endWithDatabase();
    return db;
  }

  /** Batches protocol messages up to Sync: one turn of the database per statement instead of five. */
  override execProtocolRawStream(
    ...[message, options]: Parameters<PGlite['execProtocolRawStream']>
  ): Promise<void> {
    // first or last message of a connection: leftovers are nobody's
    if (message[0] === STARTUP || message[0] === TERMINATE) this.held = [];
    if (WAIT_FOR_SYNC.has(message[0] ?? STARTUP)) {
      this.held.push(message);
      return Promise.resolve();
    }
    const whole = this.held.length === 0 ? message : Buffer.concat([...this.held, message]);
    this.held = [];
    return super.execProtocolRawStream(whole, options);
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

/** Serves the PostgreSQL protocol on a Unix socket; `kept-worker.ts` has the thread's protocol. */
export async function serveDatabase(socketPath: string, options: PGliteOptions): Promise<PGlite> {
  const db = await EndingPGlite.open(options);
  await rm(socketPath, { force: true });
  // the pool's one connection, and a place to reconnect before the broken one is cleared
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 2 });
  await server.start();
  parentPort?.on('message', (message) => {
    if (message === 'close') void stop(db, server);
    // queued with statements, so that a stuck database is found out
    else if (message === 'ping') void db.runExclusive(async () => parentPort?.postMessage('pong'));
  });
  parentPort?.postMessage('ready');
  return db;
}

async function stop(db: PGlite, server: PGLiteSocketServer): Promise<void> {
  await server.stop();
  await db.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
}

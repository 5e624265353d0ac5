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
/** Parse, Bind, Describe, Execute and Close: their answers come with that to Sync or Flush. */
const WAIT_FOR_SYNC = new Set(Buffer.from('PBDEC'));

/**
 * PGlite goes round for ever in a database that has ended, such as by a PANIC on a full disk. Here the thread ends instead,
 * and `kept-worker.ts` starts the next one on the same files.
 */
class EndingPGlite extends PGlite {
  /** messages that ask for no answer yet */
  private held: Uint8Array[] = [];

  static async open(options: PGliteOptions): Promise<EndingPGlite> {
    const db = new EndingPGlite({ ...options, extensions });
    await db.waitReady;
    db.endWithDatabase();
    return db;
  }

  /**
   * The socket hands over each message of the protocol by itself. PostgreSQL answers a statement at its end alone, so what
   * comes before that waits for it: one turn of the database and one answer for each statement, in place of five.
   */
  override execProtocolRawStream(
    ...[message, options]: Parameters<PGlite['execProtocolRawStream']>
  ): Promise<void> {
    // the first message of a connection, or its last: what was left is nobody's
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

/**
 * Runs a database in this thread and speaks PostgreSQL's protocol on a Unix socket. The thread says `ready`, answers a
 * message with `pong` in turn with statements, and ends with `closed` after `close`.
 */
export async function serveDatabase(socketPath: string, options: PGliteOptions): Promise<PGlite> {
  const db = await EndingPGlite.open(options);
  // of a predecessor that was lost
  await rm(socketPath, { force: true });
  // the pool holds one connection; a second place lets it reconnect before the broken one is cleared away
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 2 });
  await server.start();
  parentPort?.on('message', (message) => {
    if (message === 'close') void stop(db, server);
    // in turn with statements, so that a database that is stuck is found out
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

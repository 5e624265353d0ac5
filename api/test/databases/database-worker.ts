import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { serveDatabase } from '../../src/platform/db/pglite-served';
import { EMPTY, SCHEMA } from './emptying';

/* One database of the tests, in memory: with the compiled program that all of them share, and the contents of a template. */

const StartSchema = v.object({
  socketPath: v.string(),
  contents: v.nullable(v.blob()),
  program: v.object({
    pgliteWasmModule: v.instance(WebAssembly.Module),
    initdbWasmModule: v.instance(WebAssembly.Module),
    fsBundle: v.blob(),
  }),
});

async function start(): Promise<void> {
  const { socketPath, contents, program } = v.parse(StartSchema, workerData);
  const db = await serveDatabase(socketPath, {
    ...program,
    ...(contents === null ? {} : { loadDataDir: contents }),
  });
  const schema = async () => JSON.stringify((await db.query(SCHEMA)).rows);
  // the one of which the template is made is migrated later, and dumped instead of emptied
  const migrated = contents === null ? '' : await schema();

  /** False when a suite left something that emptying does not mend. */
  async function empty(): Promise<boolean> {
    try {
      for (const statement of EMPTY) await db.exec(statement);
      return (await schema()) === migrated;
    } catch {
      return false;
    }
  }
  parentPort?.on('message', (message) => {
    if (message === 'dump')
      void db.dumpDataDir('none').then((dump) => parentPort?.postMessage({ dump }));
    if (message === 'empty') void empty().then((isEmpty) => parentPort?.postMessage({ isEmpty }));
  });
  parentPort?.postMessage('open');
}

void start();

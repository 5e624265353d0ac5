import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { serveDatabase } from '../pglite-served';

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
  parentPort?.on('message', (message) => {
    if (message === 'dump')
      void db.dumpDataDir('none').then((dump) => parentPort?.postMessage({ dump }));
  });
}

void start();

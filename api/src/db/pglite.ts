import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './folder-lock';

export interface EmbeddedServer {
  /** folder of the socket and port number, as `pg` wants them */
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Part of the socket's name only: nothing listens on TCP. */
const PORT = 5432;

/** The worker is a TypeScript file beside this one, or an entry of the bundle beside the server's. */
function workerFile(): { file: string; execArgv: string[] } {
  const extension = path.extname(__filename);
  const file = path.join(__dirname, `pglite-worker${extension}`);
  if (extension !== '.ts') return { file, execArgv: [] };
  return { file, execArgv: ['--require', createRequire(__filename).resolve('tsx/cjs')] };
}

function nextMessage(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database stopped with code ${code}`)));
  });
}

export interface ForTests {
  /** file to keep an empty database in */
  readonly template?: string | null;
  /** the worker, made into one file beforehand */
  readonly worker?: string | null;
}

/** Starts embedded PostgreSQL. `dataFolder` null keeps everything in memory, for tests. */
export async function startEmbedded(dataFolder: string | null, { template = null, worker: given = null }: ForTests = {}): Promise<EmbeddedServer> {
  const unlock = dataFolder === null ? null : await lockFolder(dataFolder);
  // a socket's path may have about a hundred characters, so it never lives in the data folder
  const host = await mkdtemp(path.join(os.tmpdir(), 'wayfare-db-'));
  const release = async () => {
    await rm(host, { recursive: true, force: true });
    await unlock?.();
  };
  try {
    const { file, execArgv } = given === null ? workerFile() : { file: given, execArgv: [] };
    const worker = new Worker(file, { execArgv, workerData: { socketPath: path.join(host, `.s.PGSQL.${PORT}`), dataFolder, template } });
    await nextMessage(worker);
    return { host, port: PORT, close: () => stop(worker, release) };
  } catch (error) {
    await release();
    throw error;
  }
}

async function stop(worker: Worker, release: () => Promise<void>): Promise<void> {
  const closed = nextMessage(worker);
  worker.postMessage('close');
  await closed;
  await worker.terminate();
  await release();
}

/** Where the embedded database keeps its files. */
export async function embeddedFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'postgres');
  await mkdir(folder, { recursive: true });
  return folder;
}

import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './folder-lock';
import { keepWorker } from './kept-worker';
import type { Watch } from './kept-worker';

export interface EmbeddedServer {
  /** folder of the socket and port number, as `pg` wants them */
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Part of the socket's name only: nothing listens on TCP. */
export const SOCKET_PORT = 5432;

/** The worker is a TypeScript file beside this one, or an entry of the bundle beside the server's. */
function workerFile(): { file: string; execArgv: string[] } {
  const extension = path.extname(__filename);
  const file = path.join(__dirname, `pglite-worker${extension}`);
  if (extension !== '.ts') return { file, execArgv: [] };
  return { file, execArgv: ['--require', createRequire(__filename).resolve('tsx/cjs')] };
}

export interface ForTests {
  /** the worker, made into one file beforehand */
  readonly worker?: string | null;
  readonly watch?: Watch;
}

/**
 * Starts embedded PostgreSQL, and starts it again on the same folder and socket when it is lost, as after a full disk.
 * `dataFolder` null keeps everything in memory, for tests.
 */
export async function startEmbedded(
  dataFolder: string | null,
  onError: (error: Error) => void,
  { worker: given = null, watch }: ForTests = {},
): Promise<EmbeddedServer> {
  const unlock = dataFolder === null ? null : await lockFolder(dataFolder);
  // a socket's path may have about a hundred characters, so it never lives in the data folder
  const host = await mkdtemp(path.join(os.tmpdir(), 'wayfare-db-'));
  const release = async () => {
    await rm(host, { recursive: true, force: true });
    await unlock?.();
  };
  const { file, execArgv } = given === null ? workerFile() : { file: given, execArgv: [] };
  const workerData = { socketPath: path.join(host, `.s.PGSQL.${SOCKET_PORT}`), dataFolder };
  try {
    const kept = await keepWorker({
      start: () => new Worker(file, { execArgv, workerData }),
      isReplaced: dataFolder !== null,
      onError,
      watch,
    });
    return { host, port: SOCKET_PORT, close: () => kept.close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Where the embedded database keeps its files. */
export async function embeddedFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'postgres');
  await mkdir(folder, { recursive: true });
  return folder;
}

import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './folder-lock';
import { keepWorker } from './kept-worker';
import type { Watch } from './kept-worker';

export interface EmbeddedServer {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Part of the socket's name only: nothing listens on TCP. */
export const SOCKET_PORT = 5432;

/** A TypeScript file in development, an entry of the bundle otherwise. */
function workerFile(): { file: string; execArgv: string[] } {
  const extension = path.extname(__filename);
  const file = path.join(__dirname, `pglite-worker${extension}`);
  if (extension !== '.ts') return { file, execArgv: [] };
  return { file, execArgv: ['--require', createRequire(__filename).resolve('tsx/cjs')] };
}

export interface ForTests {
  readonly worker?: string | null;
  readonly watch?: Watch;
}

/** Restarts on the same folder and socket when lost; `dataFolder` null keeps all in memory, for tests. */
export async function startEmbedded(
  dataFolder: string | null,
  onError: (error: Error) => void,
  { worker: given = null, watch }: ForTests = {},
): Promise<EmbeddedServer> {
  const unlock = dataFolder === null ? null : await lockFolder(dataFolder);
  // a socket's path is limited to about 100 characters, so not in the data folder
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

export async function embeddedFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'postgres');
  await mkdir(folder, { recursive: true });
  return folder;
}

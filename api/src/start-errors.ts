import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from './platform/config';
import type { Config } from './platform/config';
import { hasCode } from './platform/error-code';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Recursive mkdir loops forever in Node where a system reports a missing parent, as below /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    const parent = path.dirname(folder);
    if (!hasCode(error, 'ENOENT') || existsSync(parent)) throw error;
    await makeFolder(parent);
    await mkdir(folder);
  }
}

export async function makeDataDir(dataDir: string): Promise<void> {
  await makeFolder(path.resolve(dataDir)).catch((error: unknown) => {
    throw new ConfigError([
      `DATA_DIR must be a folder that can be made and written, but ${dataDir} cannot (${codeOf(error)})`,
    ]);
  });
}

export function listenError(
  { host, port }: Pick<Config, 'host' | 'port'>,
  error: unknown,
): unknown {
  if (hasCode(error, 'EADDRINUSE') || hasCode(error, 'EACCES'))
    return new ConfigError([
      `API_PORT must be a port that is free and allowed, but ${port} is not (${codeOf(error)})`,
    ]);
  if (hasCode(error, 'ENOTFOUND') || hasCode(error, 'EADDRNOTAVAIL') || hasCode(error, 'EAI_AGAIN'))
    return new ConfigError([
      `HOST must be an address of this machine, but ${host} is not (${codeOf(error)})`,
    ]);
  return error;
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../error-code';

/* Encryption keys: of the configuration, else files beside the signing keys. */

const BYTES = 32;
const CURRENT = 'data-key';
const PREVIOUS = 'data-key.previous.';

export interface DataKey {
  readonly kid: string;
  readonly bytes: Buffer;
}

export interface DataKeys {
  readonly current: DataKey;
  readonly previous: readonly DataKey[];
}

export interface ConfiguredDataKeys {
  readonly key: string | undefined;
  readonly previousKey: string | undefined;
}

export const isDataKey = (text: string): boolean =>
  /^[A-Za-z0-9+/]{43}=$/.test(text) && Buffer.from(text, 'base64').toString('base64') === text;

export const newDataKey = (): string => randomBytes(BYTES).toString('base64');

export function dataKey(text: string): DataKey {
  if (!isDataKey(text)) throw new Error('A data key must be 32 bytes in base64');
  const bytes = Buffer.from(text, 'base64');
  return {
    kid: createHash('sha256')
      .update('wayfare data key')
      .update(bytes)
      .digest('base64url')
      .slice(0, 16),
    bytes,
  };
}

const keysOf = (current: DataKey, previous: readonly DataKey[]): DataKeys => ({
  current,
  previous: previous.filter(({ kid }) => kid !== current.kid),
});

/** Written under a random name and linked after: nobody reads half a key. */
async function written(dataDir: string, text: string): Promise<string> {
  const file = path.join(dataDir, `.key.${randomUUID()}`);
  await writeFile(file, `${text}\n`, { mode: 0o600, flag: 'wx' });
  return file;
}

/** link(2) never overwrites: of two processes that start at once, the first one's file counts. */
async function writeOnce(dataDir: string, file: string, text: string): Promise<void> {
  const fresh = await written(dataDir, text);
  try {
    await link(fresh, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(fresh);
  }
}

const readKey = async (file: string): Promise<DataKey> =>
  dataKey((await readFile(file, 'utf8')).trim());

export interface DataKeyFile extends DataKey {
  readonly file: string;
  readonly since: Date;
}

interface DataKeysInFiles extends DataKeys {
  readonly previous: readonly DataKeyFile[];
}

export async function readDataKeyFiles(dataDir: string): Promise<DataKeysInFiles> {
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, CURRENT);
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (!isThere) await writeOnce(dataDir, file, newDataKey());
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(PREVIOUS));
  const previous = await Promise.all(
    names.map(async (name) => ({
      ...(await readKey(path.join(dataDir, name))),
      file: path.join(dataDir, name),
      since: (await stat(path.join(dataDir, name))).mtime,
    })),
  );
  // read last: a concurrent rotation leaves the former key in both places, never in none
  const current = await readKey(file);
  return { current, previous: previous.filter(({ kid }) => kid !== current.kid) };
}

export async function rotateDataKeyFile(dataDir: string): Promise<DataKeys> {
  const { current } = await readDataKeyFiles(dataDir);
  await writeOnce(
    dataDir,
    path.join(dataDir, `${PREVIOUS}${current.kid}`),
    current.bytes.toString('base64'),
  );
  await rename(await written(dataDir, newDataKey()), path.join(dataDir, CURRENT));
  return readDataKeyFiles(dataDir);
}

export async function dataKeys(
  { key, previousKey }: ConfiguredDataKeys,
  dataDir: string,
): Promise<DataKeys> {
  if (key === undefined) return readDataKeyFiles(dataDir);
  return keysOf(dataKey(key), previousKey === undefined ? [] : [dataKey(previousKey)]);
}

import { generateKeyPairSync, randomUUID } from 'node:crypto';
import {
  access,
  link,
  mkdir,
  readFile,
  readdir,
  rename,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../error-code';
import { signingKey } from './key-set';
import type { SigningKey } from './key-set';

export const KEY_PURPOSES = ['sessions', 'links'] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];

const NAMES: Readonly<Record<KeyPurpose, string>> = { sessions: 'session-key', links: 'link-key' };

export interface PreviousKey extends SigningKey {
  readonly file: string;
  readonly since: Date;
}

export interface KeysInFiles {
  readonly current: SigningKey;
  readonly previous: readonly PreviousKey[];
}

export const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const currentFile = (dataDir: string, purpose: KeyPurpose) =>
  path.join(dataDir, `${NAMES[purpose]}.pem`);
const previousFile = (dataDir: string, purpose: KeyPurpose, kid: string) =>
  path.join(dataDir, `${NAMES[purpose]}.previous.${kid}.pem`);
const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Written under a random name and linked after: nobody reads half a key. */
async function written(dataDir: string, pem: string): Promise<string> {
  const file = path.join(dataDir, `.key.${randomUUID()}`);
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  return file;
}

/** link(2) never overwrites: of two processes that start at once, the first one's file counts. */
async function writeOnce(dataDir: string, file: string, pem: string): Promise<void> {
  const fresh = await written(dataDir, pem);
  try {
    await link(fresh, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(fresh);
  }
}

/**
 * Legacy: the session key once signed links, so it still verifies them. It is looked for first and made last, lest two
 * processes on a fresh folder take a new session key for an old one.
 */
async function makeMissing(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const [sessionFile, linkFile] = [currentFile(dataDir, 'sessions'), currentFile(dataDir, 'links')];
  const hasSessionKey = await exists(sessionFile);
  if (!(await exists(linkFile))) {
    if (hasSessionKey) {
      const pem = await readFile(sessionFile, 'utf8');
      await writeOnce(dataDir, previousFile(dataDir, 'links', signingKey(pem).kid), pem);
    }
    await writeOnce(dataDir, linkFile, newKey());
  }
  if (!hasSessionKey) await writeOnce(dataDir, sessionFile, newKey());
}

async function previousKey(file: string): Promise<PreviousKey> {
  return { ...signingKey(await readFile(file, 'utf8')), file, since: (await stat(file)).mtime };
}

export async function readKeyFiles(dataDir: string, purpose: KeyPurpose): Promise<KeysInFiles> {
  await makeMissing(dataDir);
  const prefix = `${NAMES[purpose]}.previous.`;
  const files = (await readdir(dataDir)).filter(
    (name) => name.startsWith(prefix) && name.endsWith('.pem'),
  );
  const previous = await Promise.all(files.map((name) => previousKey(path.join(dataDir, name))));
  // read last: a concurrent rotation leaves the former key in both places, never in none
  const current = signingKey(await readFile(currentFile(dataDir, purpose), 'utf8'));
  return {
    current,
    previous: previous
      .filter(({ kid }) => kid !== current.kid)
      .sort((a, b) => b.since.getTime() - a.since.getTime()),
  };
}

export async function rotateKeyFile(dataDir: string, purpose: KeyPurpose): Promise<KeysInFiles> {
  await makeMissing(dataDir);
  const file = currentFile(dataDir, purpose);
  const pem = await readFile(file, 'utf8');
  await writeOnce(dataDir, previousFile(dataDir, purpose, signingKey(pem).kid), pem);
  await rename(await written(dataDir, newKey()), file);
  return readKeyFiles(dataDir, purpose);
}

/** Deletes keys that signed nothing since; their tokens are refused from the next start. */
export async function retireKeyFiles(
  dataDir: string,
  purpose: KeyPurpose,
  before: Date,
): Promise<readonly PreviousKey[]> {
  const { previous } = await readKeyFiles(dataDir, purpose);
  const retired = previous.filter(({ since }) => since <= before);
  for (const { file } of retired) await unlink(file);
  return retired;
}

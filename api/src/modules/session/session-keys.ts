import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../../error-code';

export interface SessionKeys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

function fromPem(pem: string): SessionKeys {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error(`The session key is ${privateKey.asymmetricKeyType ?? 'no private key'}, but must be Ed25519`);
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

/** The key of the configuration, else the one in the data folder, made on the first start. */
export async function sessionKeys(pem: string | undefined, dataDir: string): Promise<SessionKeys> {
  if (pem !== undefined) return fromPem(pem);
  const file = path.join(dataDir, 'session-key.pem');
  await mkdir(dataDir, { recursive: true });
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  try {
    await writeFile(file, made, { mode: 0o600, flag: 'wx' });
    return fromPem(made);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return fromPem(await readFile(file, 'utf8'));
  }
}

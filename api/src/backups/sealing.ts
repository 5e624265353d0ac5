import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error';

/* Encryption of a backup's files in the format of age (age-encryption.org), so that the tool `age` opens them too. */

export const SECRET_NAMES = ['BACKUP_PASSPHRASE', 'BACKUP_RECIPIENT', 'BACKUP_IDENTITY'] as const;

export interface BackupSecrets {
  readonly passphrase: string | undefined;
  /** public keys, one a line */
  readonly recipient: string | undefined;
  readonly identity: string | undefined;
}

export type Sealing = 'none' | 'passphrase' | 'recipient';

const SHORTEST_PASSPHRASE = 16;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

export function secretsOf(given: Readonly<Record<string, string>>): BackupSecrets {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_RECIPIENT: recipient } = given;
  if (passphrase !== undefined && recipient !== undefined)
    throw new BackupError('BACKUP_PASSPHRASE and BACKUP_RECIPIENT must not both be set');
  if (passphrase !== undefined && passphrase.length < SHORTEST_PASSPHRASE)
    throw new BackupError(`BACKUP_PASSPHRASE must have at least ${SHORTEST_PASSPHRASE} characters`);
  return { passphrase, recipient, identity: given['BACKUP_IDENTITY'] };
}

/** What a backup with these secrets is sealed with, and its cipher; throws BackupError for what is no key. */
export function sealer({ passphrase, recipient }: BackupSecrets): {
  readonly sealing: Sealing;
  readonly seal: (plain: Readable) => Promise<Readable>;
} {
  if (passphrase === undefined && recipient === undefined)
    return { sealing: 'none', seal: (plain) => Promise.resolve(plain) };
  const encrypter = new Encrypter();
  if (passphrase !== undefined) encrypter.setPassphrase(passphrase);
  try {
    for (const key of linesOf(recipient ?? '')) encrypter.addRecipient(key);
  } catch (cause) {
    throw new BackupError('BACKUP_RECIPIENT must be a public key of age, such as age1…', cause);
  }
  return {
    sealing: passphrase === undefined ? 'recipient' : 'passphrase',
    seal: async (plain) => sealed(plain, (bytes) => encrypter.encrypt(bytes)),
  };
}

type Cipher = (bytes: globalThis.ReadableStream<Uint8Array>) => Promise<unknown>;

async function sealed(plain: Readable, cipher: Cipher): Promise<Readable> {
  // Node's own types of web streams are not the library's
  const bytes: unknown = Readable.toWeb(plain);
  const out = await cipher(bytes as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(out as ReadableStream);
}

/** The plain bytes of a file of a backup. Throws BackupError without the secret that it was sealed with. */
export async function unsealed(
  file: string,
  sealing: Sealing,
  { passphrase, identity }: BackupSecrets,
): Promise<Readable> {
  const kept = createReadStream(file);
  if (sealing === 'none') return kept;
  const secret = sealing === 'passphrase' ? passphrase : identity;
  const name = sealing === 'passphrase' ? 'BACKUP_PASSPHRASE' : 'BACKUP_IDENTITY';
  if (secret === undefined) {
    kept.destroy();
    throw new BackupError(`The backup is encrypted: set ${name}, or ${name}_FILE`);
  }
  const decrypter = new Decrypter();
  try {
    if (sealing === 'passphrase') decrypter.addPassphrase(secret);
    else for (const key of linesOf(secret)) decrypter.addIdentity(key);
    return await sealed(kept, (bytes) => decrypter.decrypt(bytes));
  } catch (cause) {
    kept.destroy();
    throw new BackupError(`${name} does not open this backup`, cause);
  }
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DataKeys } from './data-keys';
import { StoredRecordError } from './stored-record-error';
import type { RecordPlace } from './stored-record-error';

/* AES-256-GCM: `sealed:1:<kid>:<base64url of iv, tag, text>`. No clear number has a colon. */

const PREFIX = 'sealed:1:';
const ALGORITHM = 'aes-256-gcm';
const IV = 12;
const TAG = 16;
/** additional data: a ciphertext of another purpose fails */
const PURPOSE = Buffer.from('document-number');

export interface NumberPlace extends RecordPlace {
  readonly path: string;
}

export interface DocumentNumbers {
  seal(number: string): string;
  /** Legacy numbers in clear pass; throws StoredRecordError. */
  open(kept: string, place: NumberPlace): string;
  isStale(kept: string): boolean;
  readonly currentPrefix: string;
}

export function documentNumbers({ current, previous }: DataKeys): DocumentNumbers {
  const keys = new Map([current, ...previous].map(({ kid, bytes }) => [kid, bytes]));
  const currentPrefix = `${PREFIX}${current.kid}:`;

  function decrypted(kept: string): string {
    const [kid = '', text = ''] = kept.slice(PREFIX.length).split(':');
    const key = keys.get(kid);
    if (key === undefined) throw new Error('the key is not known');
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV), { authTagLength: TAG })
      .setAAD(PURPOSE)
      .setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString(
      'utf8',
    );
  }

  return {
    currentPrefix,
    seal(number) {
      if (number === '') return '';
      const iv = randomBytes(IV);
      const cipher = createCipheriv(ALGORITHM, current.bytes, iv, { authTagLength: TAG }).setAAD(
        PURPOSE,
      );
      const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
      return `${currentPrefix}${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open(kept, { path, ...place }) {
      if (!kept.startsWith(PREFIX)) return kept;
      try {
        return decrypted(kept);
      } catch {
        // an unknown key and a broken text look alike to the caller
        throw new StoredRecordError(place, path);
      }
    },
    isStale: (kept) => kept !== '' && !kept.startsWith(currentPrefix),
  };
}

import { createHmac, hkdfSync } from 'node:crypto';
import { contentHash } from '../content-hash';
import type { DataKey, DataKeys } from './data-keys';

/* `hmac:1:<kid>:<HMAC-SHA256 in base64url>`. A plain hash beside a row would let the number of a document in it be guessed. */

const PREFIX = 'hmac:1:';

/** What was asked, as something that can be compared and not read. */
export interface RequestHashes {
  /** the same for equal requests, while the key is the same */
  of(request: unknown): string;
  /** Whether a hash is that of the request, by whichever key that is still valid; plain hashes of before count. */
  isOf(kept: string, request: unknown): boolean;
}

interface Hasher {
  readonly prefix: string;
  hash(content: string): string;
}

function hasher({ kid, bytes }: DataKey): Hasher {
  const secret = Buffer.from(hkdfSync('sha256', bytes, '', 'wayfare request hash', 32));
  const prefix = `${PREFIX}${kid}:`;
  return {
    prefix,
    hash: (content) =>
      `${prefix}${createHmac('sha256', secret).update(content).digest('base64url')}`,
  };
}

export function requestHashes({ current, previous }: DataKeys): RequestHashes {
  const newest = hasher(current);
  const all = [newest, ...previous.map(hasher)];
  return {
    of: (request) => newest.hash(contentHash(request)),
    isOf(kept, request) {
      const content = contentHash(request);
      return (
        kept === content ||
        all.some(({ prefix, hash }) => kept.startsWith(prefix) && kept === hash(content))
      );
    },
  };
}

import { createHmac, hkdfSync } from 'node:crypto';
import { contentHash } from '../content-hash';
import type { DataKey, DataKeys } from './data-keys';

/* `hmac:1:<kid>:<base64url>` (SHA-256): a plain hash would let a document's number be guessed. */

const PREFIX = 'hmac:1:';

export interface RequestHashes {
  of(request: unknown): string;
  /** By any valid key; legacy plain hashes count. */
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

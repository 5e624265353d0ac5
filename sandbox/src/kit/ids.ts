import { randomBytes } from 'node:crypto';
import { fourHashes } from './random';

/** An id that is always the same for the same parts. Four small hashes: a seat map of a large aircraft asks for thousands. */
export function idOf(prefix: string, ...parts: readonly (string | number)[]): string {
  const letters = fourHashes(parts.join('/')).map((hash) => hash.toString(36).padStart(7, '0'));
  return `${prefix}_${letters.join('').slice(0, 22)}`;
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(11).toString('hex')}`;
}

const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function newBookingReference(): string {
  return [...randomBytes(6)]
    .map((byte) => REFERENCE_LETTERS[byte % REFERENCE_LETTERS.length])
    .join('');
}

import { createHash } from 'node:crypto';
import { WHOLE } from './whole';

/** Bucket 0 to 9999 of a visitor by an integer hash; buckets of two salts say nothing of each other. */
export function bucketOf(visitor: string, salt: string): number {
  return createHash('sha256').update(`${salt}:${visitor}`).digest().readUInt32BE(0) % WHOLE;
}

/** Salt of a rollout: the next release meets other visitors first, and a growing share keeps those it has. */
export const saltOf = (vertical: string, version: string): string => `${vertical}@${version}`;

import { createHash } from 'node:crypto';

/** SRI hash `sha384-…` of a file. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

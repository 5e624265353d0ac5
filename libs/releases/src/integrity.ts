import { createHash } from 'node:crypto';

/** `sha384-…` of a file, in the form of the HTML `integrity` attribute. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

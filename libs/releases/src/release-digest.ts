import { createHash } from 'node:crypto';
import type { Release } from './release';

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}

/** SHA-256 in hex of files and description without versions: equal code, equal digest. */
export function releaseDigest(
  {
    manifest,
    chunks,
    shared,
    imports,
  }: Pick<Release, 'manifest' | 'chunks' | 'shared' | 'imports'>,
  unstamped: ReadonlyMap<string, Buffer>,
): string {
  const described = { manifest: { ...manifest, version: undefined }, chunks, shared, imports };
  const digest = createHash('sha256').update(canonical(described));
  for (const [name, content] of [...unstamped].sort(([a], [b]) => (a < b ? -1 : 1)))
    digest.update(`\n${name} ${content.length}\n`).update(content);
  return digest.digest('hex');
}

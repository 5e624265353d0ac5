import { createHash } from 'node:crypto';

/** SHA-256 in base64url, independent of the order of keys. */
export function contentHash(value: unknown): string {
  const ordered = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(ordered).digest('base64url');
}

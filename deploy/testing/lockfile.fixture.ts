import type { Entry, Lockfile } from '../packages/lockfile';

const DIGEST = `sha512-${'A'.repeat(86)}==`;
export const buildEntry = (more: Partial<Entry> = {}): Entry => ({
  version: '1.0.0',
  integrity: DIGEST,
  license: 'MIT',
  ...more,
});
export const buildLockfile = (packages: Record<string, Partial<Entry>>): Lockfile => ({
  lockfileVersion: 3,
  packages: Object.fromEntries(
    Object.entries(packages).map(([place, more]) => [place, buildEntry(more)]),
  ),
});

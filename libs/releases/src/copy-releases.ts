import { isDeepStrictEqual } from 'node:util';
import type { RegistryStore, ReleaseStore } from './registry';
import { ReleaseError } from './release-error';
import type { PublicKey } from './signature';
import { readWhole } from './whole-release';

export interface Side {
  readonly registry: Pick<RegistryStore, 'history' | 'append'>;
  readonly releases: Pick<ReleaseStore, 'read' | 'versions' | 'add' | 'putSignature'>;
}

export interface Copied {
  /** that were not there */
  readonly releases: number;
  readonly revisions: number;
}

async function copyRelease(
  from: Side,
  to: Side,
  named: { readonly name: string; readonly version: string },
  keys: readonly PublicKey[],
): Promise<boolean> {
  const { name, version } = named;
  const whole = await readWhole(from.releases, named, keys);
  const isSignature = (file: string) => file.startsWith('signatures/');
  const files = new Map([...whole].filter(([file]) => !isSignature(file)));
  const added = await to.releases.add(name, version, files);
  for (const [file, content] of whole)
    if (isSignature(file)) await to.releases.putSignature(name, version, { file, content });
  return added === 'added';
}

/**
 * Copies releases, each held against its hashes and `keys`, and then the history that names them, from one pair of stores to
 * another: folders to PostgreSQL and S3, say. What is there stays, so it may be repeated. Rejects with STALE where the other
 * history is not a beginning of this one, and as reading and adding do; what was copied until then stays.
 */
export async function copyReleases(
  from: Side,
  to: Side,
  keys: readonly PublicKey[],
): Promise<Copied> {
  const [history, known] = [await from.registry.history(), await to.registry.history()];
  if (!isDeepStrictEqual(known, history.slice(0, known.length)))
    throw new ReleaseError('STALE', 'the other registry has a history of its own');
  const names = new Set(history.flatMap(({ vertical, set }) => [vertical, ...Object.keys(set)]));
  let releases = 0;
  for (const name of names)
    for (const version of await from.releases.versions(name))
      if (await copyRelease(from, to, { name, version }, keys)) releases += 1;
  const missing = history.slice(known.length);
  for (const revision of missing) await to.registry.append(revision);
  return { releases, revisions: missing.length };
}

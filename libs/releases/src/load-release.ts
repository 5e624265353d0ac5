import { satisfies } from 'semver';
import * as v from 'valibot';
import { checkContract } from './check-manifest';
import { integrityOf } from './integrity';
import { OWN_COPIES_FILE, parseOwnCopies } from './own-copies';
import type { ReleaseStore } from './registry';
import { ReleaseSchema, type Release } from './release';
import { ReleaseError } from './release-error';

/** Parses a `release.json`; throws MANIFEST, its message beginning with `whose`. */
export function parseRelease(text: string, whose: string): Release {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ReleaseError('MANIFEST', `${whose}: release.json is no JSON`, error);
  }
  const parsed = v.safeParse(ReleaseSchema, json);
  if (!parsed.success)
    throw new ReleaseError(
      'MANIFEST',
      `${whose}: ${v.getDotPath(parsed.issues[0]) ?? ''} ${parsed.issues[0].message}`,
    );
  return parsed.output;
}

/** A stored `release.json` with its own copies; throws MANIFEST when broken. */
export async function readRelease(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<Release> {
  const text = (await store.read(name, version, 'release.json')).toString('utf8');
  const whose = `release ${name} ${version}`;
  const release = parseRelease(text, whose);
  if (release.files[OWN_COPIES_FILE] === undefined) return release;
  const copies = (await store.read(name, version, OWN_COPIES_FILE)).toString('utf8');
  return { ...release, ownCopies: parseOwnCopies(copies, whose) };
}

/** Throws SHARED for an incompatible shared version; browsers apply the same rule. */
export function checkShared(release: Release, host: Readonly<Record<string, string>>): void {
  for (const [name, version] of Object.entries(release.shared)) {
    const own = host[name];
    if (own === undefined || !satisfies(own, `^${version}`)) {
      throw new ReleaseError(
        'SHARED',
        `${release.name} ${release.version} was built with ${name} ${version}; the host has ${own ?? 'none'}`,
      );
    }
  }
}

const ANY = ['*', 'default'];

/** Throws SHARED when the host's module lacks an imported name; `provided` is null for a module not shared. */
export function checkImports(
  release: Release,
  provided: (module: string) => ReadonlySet<string> | null,
): void {
  for (const [module, names] of Object.entries(release.imports ?? {})) {
    const own = provided(module);
    const missing = names.filter((name) => !ANY.includes(name) && own?.has(name) !== true);
    if (own === null || missing.length > 0)
      throw new ReleaseError(
        'SHARED',
        `${release.name} ${release.version} imports ${missing.join(', ') || 'all'} of ${module}, which this shell does not have; release a shell with it first`,
      );
  }
}

const ENTRY = 'client/remoteEntry.js';

/** Browser entry of a release; null when missing or altered. */
export async function readEntry(
  store: Pick<ReleaseStore, 'read'>,
  { name, version, files }: Release,
): Promise<Buffer | null> {
  const content = await store.read(name, version, ENTRY).catch(() => null);
  return content !== null && integrityOf(content) === files[ENTRY]?.integrity ? content : null;
}

/** Server bundle, after checks of contract, shared versions and hash. */
export async function readServerBundle(
  store: ReleaseStore,
  release: Release,
  host: Readonly<Record<string, string>>,
): Promise<string> {
  checkContract(release.manifest);
  checkShared(release, host);
  const file = 'server/index.cjs';
  const content = await store.read(release.name, release.version, file);
  if (integrityOf(content) !== release.files[file]?.integrity) {
    throw new ReleaseError(
      'INTEGRITY',
      `release ${release.name} ${release.version}: ${file} is not what was published`,
    );
  }
  return content.toString('utf8');
}

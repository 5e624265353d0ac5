import {
  ownCopiesIn,
  readRelease,
  ReleaseError,
  type Release,
  type ReleaseStore,
} from '@wayfare/releases';
import type { ResolvedVertical } from './release-plan';
import type { TellEvent } from '../platform/site-events';
import { errorOf } from '../platform/thrown';

export interface ResolveOptions {
  check: (name: string, version: string) => Promise<Release>;
  store: ReleaseStore;
  host: Readonly<Record<string, string>>;
  approved: readonly string[];
  /** versions that pages are made with now, which go on while a storage is away */
  inUse: readonly string[];
  tell: TellEvent;
}

/** The release could not be had, which says nothing of the release. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ReleaseError && error.code === 'UNREACHABLE';

const TRIES = 3;

const reason = (error: unknown) => errorOf(error).message;

async function firstGood(
  name: string,
  versions: readonly string[],
  check: ResolveOptions['check'],
): Promise<Release | null> {
  for (const version of versions.slice(0, TRIES)) {
    const release = await check(name, version).catch(() => null);
    if (release !== null) return release;
  }
  return null;
}

function tellOfOwnCopies(release: Release, { host, tell }: ResolveOptions): void {
  const { name, version, ownCopies } = release;
  for (const module of ownCopiesIn(release, host))
    tell({
      event: 'own-copy-used',
      vertical: name,
      version,
      part: module,
      cause: `this shell has ${host[module] ?? 'none'}, the release needs ${ownCopies?.[module] ?? ''}`,
    });
}

/** Resolves one version of a vertical; never rejects. A version that does not work is told of, and copies that it brings. */
export async function resolveVertical(
  name: string,
  version: string,
  options: ResolveOptions,
): Promise<ResolvedVertical> {
  const { check, store, approved, inUse, tell } = options;
  const others = approved.filter((candidate) => candidate !== version);
  let previous = await firstGood(name, others, check);
  try {
    const current = await check(name, version);
    tellOfOwnCopies(current, options);
    return { name, manifest: current.manifest, status: 'works', current, previous };
  } catch (error) {
    if (isUnreachable(error)) previous = (await firstGood(name, inUse, check)) ?? previous;
    else
      tell({
        event: 'release-refused',
        vertical: name,
        version,
        part: null,
        cause: reason(error),
      });
    if (previous !== null) {
      tellOfOwnCopies(previous, options);
      return {
        name,
        manifest: previous.manifest,
        status: 'works',
        current: previous,
        previous: null,
      };
    }
    const described = await readRelease(store, name, version).catch(() => null);
    return {
      name,
      manifest: described?.manifest ?? null,
      status: 'failed',
      failure: reason(error),
    };
  }
}

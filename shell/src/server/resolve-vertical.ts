import type { ReleaseStore } from '@wayfare/releases';
import { readRelease } from '@wayfare/releases';
import type { VerticalManifest } from '@wayfare/remote-kit';
import type { LoadedRelease, ReleaseLoader } from './release-loader';

/** What a page gets of one vertical: the release it asked for, else the last good one, else the reason why none. */
export interface ResolvedVertical {
  name: string;
  manifest: VerticalManifest | null;
  current: LoadedRelease | null;
  /** an earlier release that works, for browsers that can't fetch the current one */
  previous: LoadedRelease | null;
  failure: string | null;
}

export interface ResolveOptions {
  loader: ReleaseLoader;
  store: ReleaseStore;
  /** versions that were live before, newest first */
  earlier: readonly string[];
  report: (message: string) => void;
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function firstGood(
  name: string,
  versions: readonly string[],
  loader: ReleaseLoader,
): Promise<LoadedRelease | null> {
  for (const version of versions) {
    const candidate = await loader.get(name, version).catch(() => null);
    if (candidate !== null) return candidate;
  }
  return null;
}

export async function resolveVertical(
  name: string,
  version: string,
  { loader, store, earlier, report }: ResolveOptions,
): Promise<ResolvedVertical> {
  const others = earlier.filter((candidate) => candidate !== version).slice(0, 3);
  const previous = await firstGood(name, others, loader);
  try {
    const current = await loader.get(name, version);
    return { name, manifest: current.release.manifest, current, previous, failure: null };
  } catch (error) {
    report(`release ${name} ${version} is not used: ${reason(error)}`);
    if (previous !== null)
      return {
        name,
        manifest: previous.release.manifest,
        current: previous,
        previous: null,
        failure: null,
      };
    const described = await readRelease(store, name, version).catch(() => null);
    return {
      name,
      manifest: described?.manifest ?? null,
      current: null,
      previous: null,
      failure: reason(error),
    };
  }
}

import type { I18nByLanguage } from '@wayfare/i18n';
import type { RemoteRelease } from '@wayfare/releases/browser';
import type { Vertical } from '@wayfare/remote-kit';
import { HostedVertical } from '@wayfare/remote-kit/host';
import type { BootVertical } from '../app/boot';

/** Fetches the code of one release of the named vertical. */
export type LoadRelease = (release: RemoteRelease, name: string) => Promise<Vertical>;

/** A vertical's code: the page's own release, and when that can't be had, the release before it. */
async function codeOf(
  { manifest, release, fallback, failure }: BootVertical,
  load: LoadRelease,
): Promise<Vertical> {
  if (release === null) {
    if (fallback !== null) return load(fallback, manifest.name);
    throw new Error(`${manifest.name} can't be used: ${failure ?? 'no release'}`);
  }
  try {
    return await load(release, manifest.name);
  } catch (error) {
    if (fallback === null) throw error;
    return load(fallback, manifest.name);
  }
}

export function hostVerticals(
  verticals: readonly BootVertical[],
  load: LoadRelease,
  i18n: I18nByLanguage,
): HostedVertical[] {
  return verticals.map((vertical) => {
    const { manifest, fallback } = vertical;
    return new HostedVertical({
      manifest,
      i18n,
      load: () => codeOf(vertical, load),
      lastGood: fallback === null ? undefined : () => load(fallback, manifest.name),
    });
  });
}

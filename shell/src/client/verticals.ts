import type { I18nByLanguage } from '@wayfare/i18n';
import type { RemoteRelease } from '@wayfare/releases/browser';
import type { Vertical } from '@wayfare/remote-kit';
import { HostedVertical, type Host } from '@wayfare/remote-kit/host';
import type { BootVertical } from '../app/boot';

/** Fetches the code of one release of the named vertical. */
export type LoadRelease = (release: RemoteRelease, name: string) => Promise<Vertical>;

/** Paths of stylesheets that were taken out of the document, since they did not arrive (server/stylesheet-script.ts). */
const page = globalThis as { __WAYFARE_LOST__?: string[] };

/** A stylesheet of the document without which this release is of no use; named once, since asking again may help. */
function takeLost({ entry }: RemoteRelease): string | undefined {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const lost = page.__WAYFARE_LOST__ ?? [];
  const ours = lost.filter((path) => path.startsWith(folder));
  page.__WAYFARE_LOST__ = lost.filter((path) => !ours.includes(path));
  return ours[0];
}

/** The page's own release; the one before it only when the server could not use that. */
async function codeOf(
  { manifest, release, fallback, failure }: BootVertical,
  load: LoadRelease,
): Promise<Vertical> {
  const used = release ?? fallback;
  if (used === null) throw new Error(`${manifest.name} can't be used: ${failure ?? 'no release'}`);
  const lost = release === null || fallback === null ? undefined : takeLost(release);
  if (lost !== undefined) throw new Error(`${lost} did not arrive`);
  return load(used, manifest.name);
}

export function hostVerticals(
  verticals: readonly BootVertical[],
  load: LoadRelease,
  i18n: I18nByLanguage,
  onStandIn: Host['report'],
): HostedVertical[] {
  return verticals.map((vertical) => {
    const { manifest, release, fallback } = vertical;
    return new HostedVertical({
      manifest,
      i18n,
      onStandIn,
      load: () => codeOf(vertical, load),
      lastGood:
        release === null || fallback === null ? undefined : () => load(fallback, manifest.name),
    });
  });
}

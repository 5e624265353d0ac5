import type { I18nByLanguage } from '@wayfare/i18n';
import type { RemoteRelease } from '@wayfare/releases/browser';
import type { Vertical } from '@wayfare/remote-kit';
import { HostedVertical, type Host } from '@wayfare/remote-kit/host';
import { asSent, type BootVertical } from '../app/boot';

/** Milliseconds from the start of a document in which what it lost takes from the time of its parts. */
const BEGINNING_MS = 6000;

export type LoadRelease = (release: RemoteRelease, name: string) => Promise<Vertical>;

/** Paths of stylesheets that were taken out of the document, since they did not arrive (server/stylesheet-script.ts). */
const page = globalThis as { __WAYFARE_LOST__?: string[] };

const isOf =
  ({ entry }: RemoteRelease) =>
  (path: string) =>
    path.startsWith(entry.slice(0, entry.lastIndexOf('/') + 1));

const lostOf = (release: RemoteRelease): string | undefined =>
  page.__WAYFARE_LOST__?.find(isOf(release));

function forgetLost(release: RemoteRelease): void {
  const isOurs = isOf(release);
  page.__WAYFARE_LOST__ = (page.__WAYFARE_LOST__ ?? []).filter((path) => !isOurs(path));
}

const usedOf = ({ release, fallback }: BootVertical): RemoteRelease | null => release ?? fallback;

async function codeOf(vertical: BootVertical, load: LoadRelease): Promise<Vertical> {
  const { manifest, release, fallback, failure } = vertical;
  const used = usedOf(vertical);
  if (used === null) throw new Error(`${manifest.name} can't be used: ${failure ?? 'no release'}`);
  const lost = lostOf(used);
  if (lost !== undefined && release !== null && fallback !== null)
    throw new Error(`${lost} did not arrive`);
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
    const used = usedOf(vertical);
    return new HostedVertical({
      manifest: asSent(manifest),
      i18n,
      onStandIn,
      load: () => codeOf(vertical, load),
      waited() {
        const isLost = used !== null && lostOf(used) !== undefined;
        return isLost && performance.now() < BEGINNING_MS ? performance.now() : 0;
      },
      lastGood:
        release === null || fallback === null
          ? undefined
          : () =>
              load(fallback, manifest.name).catch((error: unknown) => {
                forgetLost(release);
                throw error;
              }),
    });
  });
}

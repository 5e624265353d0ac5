import { sourcesSeen } from '@wayfare/releases/stores/source-state';
import { Gauge, type Registry } from 'prom-client';
import { ofRelease } from '../platform/site-events';
import { setsSeen } from '../releases/told-set';

/** Which revision pages are made by, and which of its releases are in quarantine. Returns the end of it. */
export function watchReleases(registers: Registry[]): () => void {
  const revision = new Gauge({
    name: 'wayfare_registry_revision',
    help: 'Revision of the registry by which pages are made',
    registers,
  });
  const quarantined = new Gauge({
    name: 'wayfare_release_quarantined',
    help: '1 for a release that was given visitors and is in quarantine',
    labelNames: ['vertical', 'version'],
    registers,
  });
  return setsSeen.hear((seen) => {
    revision.set(seen.revision);
    quarantined.reset();
    for (const release of seen.quarantined) {
      const { vertical, version } = ofRelease(release);
      quarantined.set({ vertical: vertical ?? '', version: version ?? '' }, 1);
    }
  });
}

/** Whether the registry and the storage of releases answer, and how long ago they did. Returns the end of it. */
export function watchSources(
  registers: Registry[],
  now: () => number = () => performance.now(),
): () => void {
  const answeredAt = new Map<string, number>();
  const up = new Gauge({
    name: 'wayfare_release_source_up',
    help: '1 while the registry and the storage of releases answer, 0 while the site goes on without',
    labelNames: ['source'],
    registers,
  });
  new Gauge({
    name: 'wayfare_release_source_age_seconds',
    help: 'How long ago the registry and the storage of releases last answered',
    labelNames: ['source'],
    registers,
    collect() {
      for (const [source, at] of answeredAt) this.set({ source }, (now() - at) / 1_000);
    },
  });
  return sourcesSeen.hear(({ source, away }) => {
    up.set({ source }, away === null ? 1 : 0);
    if (away === null) answeredAt.set(source, now());
  });
}

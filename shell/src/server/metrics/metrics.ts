import { watchProcess } from '@wayfare/server/telemetry/process-metrics';
import { watchSharedState } from '@wayfare/server/shared-state/state-metrics';
import { Counter, Histogram, Registry } from 'prom-client';
import { armsCounted } from '../arms/arm-counts';
import { ofRelease, SITE_EVENTS, siteEvents } from '../platform/site-events';
import { setsSeen } from '../releases/told-set';
import { watchReleases, watchSources } from './release-metrics';
import { servedPages } from './page-log';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface ShellMetrics {
  text(): Promise<string>;
  readonly contentType: string;
  close(): void;
}

/** Pages by route and version, and what went wrong in them; labels name no visitor. */
export function createMetrics(): ShellMetrics {
  const registry = new Registry();
  const registers = [registry];
  const pages = new Histogram({
    name: 'wayfare_page_duration_seconds',
    help: 'Pages that were answered, kept ones and rendered ones',
    labelNames: ['route', 'version', 'status', 'from'],
    buckets: SECONDS,
    registers,
  });
  const events = new Counter({
    name: 'wayfare_site_events_total',
    help: 'What went wrong with releases and parts of pages',
    labelNames: ['event', 'vertical', 'version'],
    registers,
  });
  const arms = new Counter({
    name: 'wayfare_arm_counts_total',
    help: 'What was counted of the two releases of each rollout',
    labelNames: ['vertical', 'version', 'counted'],
    registers,
  });
  const labelsOf = ({ vertical, version }: ReturnType<typeof ofRelease>) => ({
    vertical: vertical ?? '',
    version: version ?? '',
  });
  /** A series that is born with its first event has no increase: each begins at nought with the release. */
  const beginAtNought = (release: string | null) =>
    SITE_EVENTS.forEach((event) => events.inc({ event, ...labelsOf(ofRelease(release)) }, 0));
  beginAtNought(null);
  const ends = [
    watchSharedState(registers),
    watchReleases(registers),
    watchSources(registers),
    servedPages.hear(({ route, version, status, from, seconds }) =>
      pages.observe({ route, version: version ?? '', status, from }, seconds),
    ),
    setsSeen.hear(({ live }) => live.forEach(beginAtNought)),
    armsCounted.hear(({ vertical, version, counted }) => arms.inc({ vertical, version, counted })),
    siteEvents.hear(({ event, ...release }) => events.inc({ event, ...labelsOf(release) })),
  ];
  watchProcess(registry);
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close: () => ends.forEach((end) => end()),
  };
}

import { sourcesSeen } from '@wayfare/releases/stores/source-state';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { siteEvents } from '../platform/site-events';
import { servedPages } from './page-log';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface ShellMetrics {
  /** in the text format of Prometheus 0.0.4 */
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
  const sources = new Gauge({
    name: 'wayfare_release_source_up',
    help: '1 while the registry and the storage of releases answer, 0 while the site goes on without',
    labelNames: ['source'],
    registers,
  });
  const ends = [
    sourcesSeen.hear(({ source, away }) => sources.set({ source }, away === null ? 1 : 0)),
    servedPages.hear(({ route, version, status, from, seconds }) =>
      pages.observe({ route, version: version ?? '', status, from }, seconds),
    ),
    siteEvents.hear(({ event, vertical, version }) =>
      events.inc({ event, vertical: vertical ?? '', version: version ?? '' }),
    ),
  ];
  collectDefaultMetrics({ register: registry });
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close: () => ends.forEach((end) => end()),
  };
}

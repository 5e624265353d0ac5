import { MEASUREMENTS_AT_ONCE, type Measurement, type Metric } from '@wayfare/api-contract';
import type { PageTag, PageTimeline } from './page-timeline';

/** What `web-vitals` calls back with, as far as it is used. */
export interface Vital {
  name: Exclude<Metric, 'view'>;
  value: number;
  /** another one when the page comes back from the browser's memory */
  id: string;
  navigationType: string;
  entries: readonly { startTime: number }[];
}

/** A measurement as pages make it; who takes it knows the verticals by name. */
export type PageMeasurement = Omit<Measurement, 'vertical'> & { vertical: string };

interface Parts {
  timeline: PageTimeline;
  /** asked before anything is kept and again before it is sent */
  isAllowed: () => boolean;
  send: (measurements: readonly PageMeasurement[]) => void;
}

export interface Measurements {
  /** counts the pages from one of the timeline up to the one that is shown, each once */
  view(from?: number): void;
  vital(vital: Vital): void;
  /** sends what waits, or throws it away where it may no longer be sent */
  flush(): void;
  clear(): void;
}

/** When it happened: the worst moment of what is measured for as long as a page lives, else when the document was opened. */
function momentOf({ name, navigationType, entries: [worst] }: Vital): number {
  const isOfWholeLife = name === 'CLS' || name === 'INP';
  if (isOfWholeLife && worst !== undefined) return worst.startTime;
  return navigationType === 'back-forward-cache' ? Number.POSITIVE_INFINITY : 0;
}

const rounded = ({ name, value }: Vital) =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

/** Measurements of one document, kept in memory until the page is hidden. */
export function createMeasurements({ timeline, isAllowed, send }: Parts): Measurements {
  const waiting = new Map<string, PageMeasurement>();
  const told = new Set<string>();

  const keep = (key: string, page: PageTag, measured: Pick<Measurement, 'metric' | 'value'>) => {
    if (isAllowed() && !told.has(key)) waiting.set(key, { ...page, ...measured });
  };

  return {
    view(from = timeline.pages.length - 1) {
      timeline.pages
        .slice(from)
        .forEach(({ page }, index) =>
          keep(`view ${from + index}`, page, { metric: 'view', value: 1 }),
        );
    },
    // A later value of the same id takes the place of the one that waits; totals can't take back what was sent.
    vital: (vital) =>
      keep(vital.id, timeline.at(momentOf(vital)), { metric: vital.name, value: rounded(vital) }),
    flush() {
      const all = isAllowed() ? [...waiting] : [];
      waiting.clear();
      for (let from = 0; from < all.length; from += MEASUREMENTS_AT_ONCE) {
        const part = all.slice(from, from + MEASUREMENTS_AT_ONCE);
        part.forEach(([key]) => told.add(key));
        send(part.map(([, measurement]) => measurement));
      }
    },
    clear: () => waiting.clear(),
  };
}

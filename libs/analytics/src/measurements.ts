import { MEASUREMENTS_AT_ONCE, type Measurement, type Metric } from '@wayfare/api-contract';
import type { PageTag, PageTimeline } from './page-timeline';

export interface Vital {
  name: Exclude<Metric, 'view'>;
  value: number;
  id: string;
  navigationType: string;
  entries: readonly { startTime: number }[];
}

export type PageMeasurement = Omit<Measurement, 'vertical'> & { vertical: string };

interface Parts {
  timeline: PageTimeline;
  /** checked before storing and before sending */
  isAllowed: () => boolean;
  send: (measurements: readonly PageMeasurement[]) => void;
}

export interface Measurements {
  view(from?: number): void;
  vital(vital: Vital): void;
  flush(): void;
  clear(): void;
}

/** Time of a metric: its worst moment where it spans the page's life, else the document's start. */
export function momentOf({ name, navigationType, entries: [worst] }: Vital): number {
  const isOfWholeLife = name === 'CLS' || name === 'INP';
  if (isOfWholeLife && worst !== undefined) return worst.startTime;
  return navigationType === 'back-forward-cache' ? Number.POSITIVE_INFINITY : 0;
}

/** As it is sent: whole milliseconds, CLS in ten-thousandths. */
export const rounded = ({ name, value }: Vital) =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

/** Measurements of a document, buffered until the page is hidden. */
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
    // a later value of an id replaces the buffered one; sent totals cannot be corrected
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

import type { PageTag } from '@wayfare/analytics/shell';

/** A page that came to be shown, as a span; what it asked of the API meanwhile and afterwards is below it. */
export interface TracedPage {
  readonly trace: string;
  readonly span: string;
  /** the server's span of the document; undefined where no server made it for this visitor alone */
  readonly parent: string | undefined;
  readonly page: PageTag;
  readonly began: number;
  readonly shown: number;
}

export interface PageTraces {
  header(): string;
  begin(now: number): void;
  show(page: PageTag, now: number): void;
  readonly pages: TracedPage[];
}

const MOST = 20;

const newId = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** What the server said of the document (Server-Timing); pages that caches keep say nothing. */
export function documentTrace(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
}

/** A trace for each page that this tab shows, the first one the server's. */
export function createPageTraces(landing = documentTrace()): PageTraces {
  const [, trace = newId(16), parent] = (landing ?? '').split('-');
  const pages: TracedPage[] = [];
  let place: Omit<TracedPage, 'page' | 'shown'> = { trace, parent, span: newId(8), began: 0 };
  let isOnTheWay = true;
  const begin = (began: number) => {
    place = { trace: newId(16), parent: undefined, span: newId(8), began };
    isOnTheWay = true;
  };
  return {
    pages,
    begin,
    header: () => `00-${place.trace}-${place.span}-01`,
    show(page, now) {
      if (!isOnTheWay) begin(now);
      isOnTheWay = false;
      if (pages.length < MOST) pages.push({ ...place, page, shown: now });
    },
  };
}

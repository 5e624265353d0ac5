import type { Measurement } from '@wayfare/api-contract';

/** A page by owner and route, never by address. */
export type PageTag = Pick<Measurement, 'version' | 'route' | 'language'> & { vertical: string };

export interface PageTimeline {
  readonly pages: readonly { readonly page: PageTag; readonly since: number }[];
  enter(page: PageTag, now: number): void;
  current(): PageTag;
  at(moment: number): PageTag;
  subscribe(listener: () => void): void;
}

/** Timeline that begins with the document's first page. */
export function createTimeline(landing: PageTag): PageTimeline {
  const pages = [{ page: landing, since: 0 }];
  const listeners: (() => void)[] = [];
  return {
    pages,
    enter(page, now) {
      pages.push({ page, since: now });
      listeners.forEach((listener) => listener());
    },
    current: () => pages.at(-1)?.page ?? landing,
    at: (moment) => pages.findLast(({ since }) => since <= moment)?.page ?? landing,
    subscribe: (listener) => void listeners.push(listener),
  };
}

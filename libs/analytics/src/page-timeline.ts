import type { Measurement } from '@wayfare/api-contract';

/** A page as measurements and errors name it: by whose it is and its route, never by its address. */
export type PageTag = Pick<Measurement, 'version' | 'route' | 'language'> & { vertical: string };

/** The pages of one document, in the order in which they were shown. */
export interface PageTimeline {
  readonly pages: readonly { readonly page: PageTag; readonly since: number }[];
  enter(page: PageTag, now: number): void;
  current(): PageTag;
  /** the page that was shown at a moment */
  at(moment: number): PageTag;
  /** calls back for every page that is entered from now on */
  subscribe(listener: () => void): void;
}

/** @param landing the page that the document was opened with */
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

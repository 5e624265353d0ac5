import { withQuery } from '@wayfare/remote-kit';

/** Cities of one page: some seconds of scrolling, and a page that comes quickly. */
export const CITIES_PER_PAGE = 500;

export const pagesFor = (count: number): number => Math.max(1, Math.ceil(count / CITIES_PER_PAGE));

/** The page that an address names, the first without a name; null for one that there is not. */
export function pageIn(query: URLSearchParams, pages: number): number | null {
  const named = query.get('page');
  if (named === null) return 1;
  const page = /^[1-9]\d{0,3}$/.test(named) ? Number(named) : 0;
  return page >= 1 && page <= pages ? page : null;
}

/** The address of a page of the sitemap, below its path. */
export const sitemapHref = (path: string, page: number): string =>
  page === 1 ? path : withQuery(path, new URLSearchParams({ page: String(page) }));

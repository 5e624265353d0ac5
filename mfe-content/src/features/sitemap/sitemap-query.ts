import { withQuery } from '@wayfare/remote-kit';

/** A balance of scrolling and response size. */
export const CITIES_PER_PAGE = 500;

export const pagesFor = (count: number): number => Math.max(1, Math.ceil(count / CITIES_PER_PAGE));

/** The first by default; null for one that does not exist. */
export function pageIn(query: URLSearchParams, pages: number): number | null {
  const named = query.get('page');
  if (named === null) return 1;
  const page = /^[1-9]\d{0,3}$/.test(named) ? Number(named) : 0;
  return page >= 1 && page <= pages ? page : null;
}

export const sitemapHref = (path: string, page: number): string =>
  page === 1 ? path : withQuery(path, new URLSearchParams({ page: String(page) }));

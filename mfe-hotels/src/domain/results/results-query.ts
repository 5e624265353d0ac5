import type { HotelFilters, Sort } from '@wayfare/api-contract';
import { decodeFilters, encodeFilters } from './filter-query';

/** Sort values in the order in which they are offered (OQ-31). */
export const SORT_OPTIONS: readonly Sort[] = [
  'recommended',
  'price_asc',
  'price_desc',
  'stars_desc',
  'rating_desc',
  'distance_asc',
];

/** More pages than this are not kept in the URL, for a refresh asks for all of them: 1,000 places, where no city has more than 600 with prices. */
export const MAX_PAGES = 50;

export interface ListQuery {
  sort: Sort;
  filters: HotelFilters;
  /** how many pages are on the screen, so that Back and refresh show the same list */
  pages: number;
}

/** Reads sort, filters and page count; what is unknown falls back to the default. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const sort = SORT_OPTIONS.find((option) => option === query.get('sort')) ?? 'recommended';
  const pages = Number(query.get('page') ?? '1');
  return {
    sort,
    filters: decodeFilters(query.get('filters')),
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1,
  };
}

/** The query with some of its parts changed and all that it does not know kept; another list starts at its first page. */
export function withListQuery(query: URLSearchParams, change: Partial<ListQuery>): URLSearchParams {
  const next = { ...readListQuery(query), pages: 1, ...change };
  const result = new URLSearchParams(query);
  const filters = encodeFilters(next.filters);
  const values = {
    sort: next.sort === 'recommended' ? null : next.sort,
    filters,
    page: next.pages > 1 ? String(next.pages) : null,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value === null) result.delete(key);
    else result.set(key, value);
  }
  return result;
}

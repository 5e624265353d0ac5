import { readFilters, writeFilters } from '../../features/filters/filters-codec';
import type { FlightFilters } from '../../features/filters/flight-filters';
import { SORTS, type Sort } from '../../features/results/flight-order';

/** Cards that are shown at once (FLT-18). */
export const LIST_PAGE = 25;
const MAX_PAGES = 40;

/** How the results of a search are shown; beside the search in the URL, so that a link shows the same list (OQ-50). */
export interface ListQuery {
  sort: Sort;
  filters: FlightFilters;
  /** how many times 25 flights are on the screen, so that Back and refresh show the same list */
  pages: number;
}

/** Reads order, filters and page count; what is unknown falls back to the default. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const pages = Number(query.get('page') ?? '1');
  return {
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? SORTS[0],
    filters: readFilters(query),
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1,
  };
}

/** The query with a part changed and all that it does not know kept; another list starts at its first page. */
export function withListQuery(query: URLSearchParams, change: Partial<ListQuery>): URLSearchParams {
  const { sort, filters, pages } = { ...readListQuery(query), pages: 1, ...change };
  const result = new URLSearchParams(query);
  writeFilters(result, filters);
  for (const [key, value] of [
    ['sort', sort === SORTS[0] ? '' : sort],
    ['page', pages > 1 ? String(pages) : ''],
  ] as const) {
    if (value === '') result.delete(key);
    else result.set(key, value);
  }
  return result;
}

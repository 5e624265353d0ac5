import { optionPart, pagesPart, queryTable } from '@wayfare/search';
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

const LIST = queryTable<ListQuery>({
  filters: { read: readFilters, write: writeFilters },
  sort: optionPart('sort', SORTS),
  pages: pagesPart(MAX_PAGES),
});

export const readListQuery = LIST.read;

/** The query with a part changed and all that it does not know kept; another list starts at its first page. */
export const withListQuery = (
  query: URLSearchParams,
  change: Partial<ListQuery>,
): URLSearchParams => LIST.write(query, { ...LIST.read(query), pages: 1, ...change });

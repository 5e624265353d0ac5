import { listTable, optionPart, pagesPart } from '@wayfare/search';
import { readFilters, writeFilters } from '../../features/filters/filters-codec';
import type { FlightFilters } from '../../features/filters/flight-filters';
import { SORTS, type Sort } from '../../features/results/flight-order';

/** Cards shown at once (FLT-18). */
export const LIST_PAGE = 25;
const MAX_PAGES = 40;

/** View state beside the search in the URL, so that a link shows the same list (OQ-50). */
export interface ListQuery {
  sort: Sort;
  filters: FlightFilters;
  /** how many times 25 flights are shown, kept for Back and refresh */
  pages: number;
}

export const { read: readListQuery, change: withListQuery } = listTable<ListQuery>({
  filters: { read: readFilters, write: writeFilters },
  sort: optionPart('sort', SORTS),
  pages: pagesPart(MAX_PAGES),
});

import type { HotelFilters, Sort } from '@wayfare/api-contract';
import { optionPart, pagesPart, queryTable, textPart } from '@wayfare/search';
import { decodeFilters, encodeFilters } from './filter-query';

/** Sort values in the order in which they are offered (OQ-31). */
export const SORT_OPTIONS: readonly [Sort, ...Sort[]] = [
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

const filters = textPart('filters');

const LIST = queryTable<ListQuery>({
  sort: optionPart('sort', SORT_OPTIONS),
  filters: {
    read: (query) => decodeFilters(filters.read(query)),
    write: (query, chosen) => filters.write(query, encodeFilters(chosen) ?? ''),
  },
  pages: pagesPart(MAX_PAGES),
});

/** Sort, filters and page count of an address; what is unknown is the default. */
export const readListQuery = LIST.read;

/** The query with some of its parts changed and all that it does not know kept; another list starts at its first page. */
export const withListQuery = (
  query: URLSearchParams,
  change: Partial<ListQuery>,
): URLSearchParams => LIST.write(query, { ...LIST.read(query), pages: 1, ...change });

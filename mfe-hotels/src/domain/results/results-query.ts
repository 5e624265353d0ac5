import type { HotelFilters, Sort } from '@wayfare/api-contract';
import { listTable, optionPart, pagesPart, textPart } from '@wayfare/search';
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

/** Limit of pages in the URL, since a refresh loads all: 1,000 hotels, while no city has over 600 with prices. */
export const MAX_PAGES = 50;

export interface ListQuery {
  sort: Sort;
  filters: HotelFilters;
  /** pages on the screen, so that Back and refresh show the same list */
  pages: number;
}

const filters = textPart('filters');

export const { read: readListQuery, change: withListQuery } = listTable<ListQuery>({
  sort: optionPart('sort', SORT_OPTIONS),
  filters: {
    read: (query) => decodeFilters(filters.read(query)),
    write: (query, chosen) => filters.write(query, encodeFilters(chosen) ?? ''),
  },
  pages: pagesPart(MAX_PAGES),
});

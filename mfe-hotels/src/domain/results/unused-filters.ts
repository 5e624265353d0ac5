import { FACET_KEYS, HOTEL_FACETS, type FacetKey, type HotelFilters } from '@wayfare/api-contract';
import { chosenOf, withoutFilter } from './filter-query';

export type FilterKey = FacetKey | 'price';

export interface UnusedFilter {
  key: FilterKey;
  why: 'dates' | 'refused';
}

export const FILTER_KEYS: readonly FilterKey[] = ['price', ...FACET_KEYS];

export const isOn = (filters: HotelFilters, key: FilterKey): boolean =>
  key === 'price' ? filters.price !== undefined : chosenOf(filters, key).length > 0;

export function needingDates(filters: HotelFilters): UnusedFilter[] {
  const keys = FILTER_KEYS.filter((key) => key === 'price' || HOTEL_FACETS[key].needsPrices);
  return keys.flatMap((key) => (isOn(filters, key) ? [{ key, why: 'dates' as const }] : []));
}

export function withoutUnused(
  filters: HotelFilters,
  unused: readonly UnusedFilter[],
): HotelFilters {
  return unused.reduce((left, { key }) => withoutFilter(left, key), filters);
}

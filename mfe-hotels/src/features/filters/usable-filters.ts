import { ApiError } from '@wayfare/api-client';
import { FACET_KEYS, HOTEL_FACETS, type FacetKey, type HotelFilters } from '@wayfare/api-contract';
import { chosenOf, withoutFilter } from './filter-query';

export type FilterKey = FacetKey | 'price';

/** A filter of the address that a list is not filtered by: it needs dates, or this API does not know it. */
export interface UnusedFilter {
  key: FilterKey;
  why: 'dates' | 'refused';
}

const KEYS: readonly FilterKey[] = ['price', ...FACET_KEYS];

const isOn = (filters: HotelFilters, key: FilterKey): boolean =>
  key === 'price' ? filters.price !== undefined : chosenOf(filters, key).length > 0;

/** The filters that ask about prices, which a search without dates does not have. */
export function needingDates(filters: HotelFilters): UnusedFilter[] {
  const keys = KEYS.filter((key) => key === 'price' || HOTEL_FACETS[key].needsPrices);
  return keys.flatMap((key) => (isOn(filters, key) ? [{ key, why: 'dates' as const }] : []));
}

/** The filter for which an API of another release refused a search; null where it was refused for something else. */
export function refusedFilter(filters: HotelFilters, error: unknown): UnusedFilter | null {
  if (!(error instanceof ApiError)) return null;
  const fields = error.errors.flatMap((each) =>
    typeof each === 'string' || each.field === undefined ? [] : [each.field],
  );
  const key = KEYS.find((each) =>
    fields.some((field) => field === `filters.${each}` || field.startsWith(`filters.${each}.`)),
  );
  return key !== undefined && isOn(filters, key) ? { key, why: 'refused' } : null;
}

export function withoutUnused(
  filters: HotelFilters,
  unused: readonly UnusedFilter[],
): HotelFilters {
  return unused.reduce((left, { key }) => withoutFilter(left, key), filters);
}

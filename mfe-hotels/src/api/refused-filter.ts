import { ApiError } from '@wayfare/api-client';
import type { HotelFilters } from '@wayfare/api-contract';
import { FILTER_KEYS, isOn, type UnusedFilter } from '../domain/results/unused-filters';

/** The filter that an API of another release refused; null when the refusal was about something else. */
export function refusedFilter(filters: HotelFilters, error: unknown): UnusedFilter | null {
  if (!(error instanceof ApiError)) return null;
  const fields = error.errors.flatMap((each) =>
    typeof each === 'string' || each.field === undefined ? [] : [each.field],
  );
  const key = FILTER_KEYS.find((each) =>
    fields.some((field) => field === `filters.${each}` || field.startsWith(`filters.${each}.`)),
  );
  return key !== undefined && isOn(filters, key) ? { key, why: 'refused' } : null;
}

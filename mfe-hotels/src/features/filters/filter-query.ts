import type { HotelFilters, HotelTypeCode } from '@wayfare/api-contract';
import { TYPE_CODES } from './hotel-types';

export type FilterKey = keyof HotelFilters;

/** Star counts, most stars first: the order on the screen. */
export const STARS = ['5', '4', '3', '2', '1'] as const;

/** What the screen works with: the filter map with the mirrors that the specification names (HOT-24). */
export interface FilterState {
  filters: { category: string[]; hotelType: string[] };
  starsSelected: string[];
  typeSelected: string[];
}

export function toFilterState(filters: HotelFilters): FilterState {
  const category = [...(filters.category ?? [])];
  const hotelType = [...(filters.hotelType ?? [])];
  return { filters: { category, hotelType }, starsSelected: category, typeSelected: hotelType };
}

/** The filters with every key that filters nothing left out (HOT-29). */
function compact(category: HotelFilters['category'], hotelType: HotelFilters['hotelType']): HotelFilters {
  return {
    ...(category !== undefined && category.length > 0 ? { category } : {}),
    ...(hotelType !== undefined && hotelType.length > 0 ? { hotelType } : {}),
  };
}

const toggled = <Value>(list: readonly Value[] | undefined, value: Value): Value[] =>
  list?.includes(value) ? list.filter((entry) => entry !== value) : [...(list ?? []), value];

const starOf = (value: unknown) => STARS.find((star) => star === value);
const typeOf = (value: unknown): HotelTypeCode | undefined => TYPE_CODES.find((code) => code === value);

/** Selects or unselects one option (HOT-27). A value that does not exist changes nothing. */
export function toggleFilter(filters: HotelFilters, key: FilterKey, value: string): HotelFilters {
  const star = key === 'category' ? starOf(value) : undefined;
  const type = key === 'hotelType' ? typeOf(value) : undefined;
  return compact(
    star === undefined ? filters.category : toggled(filters.category, star),
    type === undefined ? filters.hotelType : toggled(filters.hotelType, type),
  );
}

/** Value of the `filters` parameter, null when there is nothing to write (HOT-28, HOT-29). */
export function encodeFilters(filters: HotelFilters): string | null {
  const compacted = compact(filters.category, filters.hotelType);
  return Object.keys(compacted).length === 0 ? null : JSON.stringify(compacted);
}

function listOf<Value>(source: unknown, known: (value: unknown) => Value | undefined): Value[] {
  if (!Array.isArray(source)) return [];
  return [...new Set(source.map(known).filter((value) => value !== undefined))];
}

/** Reads the `filters` parameter; what cannot be read filters nothing, so an old link still shows a list. */
export function decodeFilters(text: string | null): HotelFilters {
  if (text === null || text.length > 2000) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    const category = 'category' in value ? listOf(value.category, starOf) : [];
    const hotelType = 'hotelType' in value ? listOf(value.hotelType, typeOf) : [];
    return compact(category, hotelType);
  } catch {
    return {};
  }
}

export function countFilters(filters: HotelFilters): number {
  return (filters.category?.length ?? 0) + (filters.hotelType?.length ?? 0);
}

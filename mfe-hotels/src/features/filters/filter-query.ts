import type { HotelFilters, HotelTypeCode } from '@wayfare/api-contract';
import { TYPE_CODES } from './hotel-types';

export type FilterKey = keyof HotelFilters;

/** Star counts, most stars first: the order on the screen. */
export const STARS = ['5', '4', '3', '2', '1'] as const;

/** What a house can have for guests with a disability. */
export const ACCESSIBILITY = ['mobility', 'hearing'] as const;

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
function compact({
  category = [],
  hotelType = [],
  accessibility = [],
}: HotelFilters): HotelFilters {
  return {
    ...(category.length > 0 ? { category } : {}),
    ...(hotelType.length > 0 ? { hotelType } : {}),
    ...(accessibility.length > 0 ? { accessibility } : {}),
  };
}

const toggled = <Value>(list: readonly Value[] | undefined, value: Value): Value[] =>
  list?.includes(value) ? list.filter((entry) => entry !== value) : [...(list ?? []), value];

const starOf = (value: unknown) => STARS.find((star) => star === value);
const typeOf = (value: unknown): HotelTypeCode | undefined =>
  TYPE_CODES.find((code) => code === value);

const needOf = (value: unknown) => ACCESSIBILITY.find((kind) => kind === value);

/** Selects or unselects one option (HOT-27). A value that does not exist changes nothing. */
export function toggleFilter(filters: HotelFilters, key: FilterKey, value: string): HotelFilters {
  const { category, hotelType, accessibility } = filters;
  const star = key === 'category' ? starOf(value) : undefined;
  const type = key === 'hotelType' ? typeOf(value) : undefined;
  const need = key === 'accessibility' ? needOf(value) : undefined;
  return compact({
    category: star === undefined ? category : toggled(category, star),
    hotelType: type === undefined ? hotelType : toggled(hotelType, type),
    accessibility: need === undefined ? accessibility : toggled(accessibility, need),
  });
}

/** Value of the `filters` parameter, null when there is nothing to write (HOT-28, HOT-29). */
export function encodeFilters(filters: HotelFilters): string | null {
  const compacted = compact(filters);
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
    const accessibility = 'accessibility' in value ? listOf(value.accessibility, needOf) : [];
    return compact({ category, hotelType, accessibility });
  } catch {
    return {};
  }
}

export function countFilters(filters: HotelFilters): number {
  return (
    (filters.category?.length ?? 0) +
    (filters.hotelType?.length ?? 0) +
    (filters.accessibility?.length ?? 0)
  );
}

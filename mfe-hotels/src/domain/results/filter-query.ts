import {
  FACET_KEYS,
  HOTEL_FACETS,
  type FacetKey,
  type HotelFilters,
  type PriceRange,
} from '@wayfare/api-contract';

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

/** The options of a facet that are chosen. */
export function chosenOf(filters: HotelFilters, key: FacetKey): readonly string[] {
  const { starsSelected, typeSelected } = toFilterState(filters);
  const mirrors: Partial<Record<FacetKey, string[]>> = {
    category: starsSelected,
    hotelType: typeSelected,
  };
  return mirrors[key] ?? filters[key] ?? [];
}

/** What an id of a district looks like; which of them the place has is known by its search alone. */
const DISTRICT = /^[a-z0-9-]{2,70}$/;
const MOST_DISTRICTS = 50;

function knownOptions(key: FacetKey, values: readonly unknown[]): string[] {
  if (key === 'district') {
    const ids = values.filter((value) => typeof value === 'string' && DISTRICT.test(value));
    // each is text
    return ([...new Set(ids)] as string[]).slice(0, MOST_DISTRICTS);
  }
  const options: readonly string[] = HOTEL_FACETS[key].options;
  const known = options.filter((option) => values.includes(option));
  // in the order in which they were chosen
  known.sort((a, b) => values.indexOf(a) - values.indexOf(b));
  return HOTEL_FACETS[key].choice === 'one' ? known.slice(0, 1) : known;
}

const isEuros = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1_000_000;

function priceOf(value: unknown): PriceRange | null {
  if (typeof value !== 'object' || value === null) return null;
  const { min, max } = value as { min?: unknown; max?: unknown };
  const range = { ...(isEuros(min) ? { min } : {}), ...(isEuros(max) ? { max } : {}) };
  const isOrdered = (range.min ?? 0) <= (range.max ?? Infinity);
  return Object.keys(range).length > 0 && isOrdered ? range : null;
}

/** The filters that can be, with every key that filters nothing left out (HOT-29). */
function known(source: Readonly<Record<string, unknown>>): HotelFilters {
  const entries = FACET_KEYS.flatMap((key) => {
    const value = source[key];
    const options = Array.isArray(value) ? knownOptions(key, value) : [];
    return options.length === 0 ? [] : [[key, options] as const];
  });
  const price = priceOf(source['price']);
  // each list has options of its own key alone
  return { ...Object.fromEntries(entries), ...(price === null ? {} : { price }) } as HotelFilters;
}

/** Selects or unselects one option (HOT-27), or replaces it where there can be only one. A value that does not exist changes nothing. */
export function toggleFilter(filters: HotelFilters, key: FacetKey, value: string): HotelFilters {
  const chosen = chosenOf(filters, key);
  const others = HOTEL_FACETS[key].choice === 'one' ? [] : chosen;
  const next = chosen.includes(value)
    ? chosen.filter((entry) => entry !== value)
    : [...others, value];
  return knownOptions(key, [value]).length === 0
    ? known(filters)
    : known({ ...filters, [key]: next });
}

/** Without a facet, or without the range of prices. */
export function withoutFilter(filters: HotelFilters, key: FacetKey | 'price'): HotelFilters {
  return known({ ...filters, [key]: undefined });
}

export function withPrice(filters: HotelFilters, price: PriceRange): HotelFilters {
  return known({ ...filters, price });
}

/** Value of the `filters` parameter, null when there is nothing to write (HOT-28, HOT-29). */
export function encodeFilters(filters: HotelFilters): string | null {
  const compacted = known(filters);
  return Object.keys(compacted).length === 0 ? null : JSON.stringify(compacted);
}

/** Reads the `filters` parameter; what cannot be read filters nothing, so an old link still shows a list. */
export function decodeFilters(text: string | null): HotelFilters {
  if (text === null || text.length > 2000) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? known({ ...value }) : {};
  } catch {
    return {};
  }
}

export function countFilters(filters: HotelFilters): number {
  const options = FACET_KEYS.reduce((sum, key) => sum + chosenOf(filters, key).length, 0);
  return options + (filters.price === undefined ? 0 : 1);
}

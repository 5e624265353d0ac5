import {
  FACET_KEYS,
  HOTEL_FACETS,
  type FacetKey,
  type HotelFilters,
  type PriceRange,
} from '@wayfare/api-contract';

/** The filter map with the mirrors that the specification names (HOT-24). */
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

export function chosenOf(filters: HotelFilters, key: FacetKey): readonly string[] {
  const { starsSelected, typeSelected } = toFilterState(filters);
  const mirrors: Partial<Record<FacetKey, string[]>> = {
    category: starsSelected,
    hotelType: typeSelected,
  };
  return mirrors[key] ?? filters[key] ?? [];
}

/** Format of a district id; whether the place has it is known after its search only. */
const DISTRICT = /^[a-z0-9-]{2,70}$/;
const MOST_DISTRICTS = 50;

function knownOptions(key: FacetKey, values: readonly unknown[]): string[] {
  if (key === 'district') {
    const ids = values.filter((value) => typeof value === 'string' && DISTRICT.test(value));
    return ([...new Set(ids)] as string[]).slice(0, MOST_DISTRICTS);
  }
  const options: readonly string[] = HOTEL_FACETS[key].options;
  const known = options.filter((option) => values.includes(option));
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

/** The valid filters, without keys that filter nothing (HOT-29). */
function known(source: Readonly<Record<string, unknown>>): HotelFilters {
  const entries = FACET_KEYS.flatMap((key) => {
    const value = source[key];
    const options = Array.isArray(value) ? knownOptions(key, value) : [];
    return options.length === 0 ? [] : [[key, options] as const];
  });
  const price = priceOf(source['price']);
  // each list holds options of its own key only
  return { ...Object.fromEntries(entries), ...(price === null ? {} : { price }) } as HotelFilters;
}

/** Toggles an option (HOT-27), or replaces it where only one is allowed; an unknown value changes nothing. */
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

export function withoutFilter(filters: HotelFilters, key: FacetKey | 'price'): HotelFilters {
  return known({ ...filters, [key]: undefined });
}

export function withPrice(filters: HotelFilters, price: PriceRange): HotelFilters {
  return known({ ...filters, price });
}

/** Value of the `filters` parameter; null when nothing is filtered (HOT-28, HOT-29). */
export function encodeFilters(filters: HotelFilters): string | null {
  const compacted = known(filters);
  return Object.keys(compacted).length === 0 ? null : JSON.stringify(compacted);
}

/** Reads the `filters` parameter; what is unreadable filters nothing, so that old links still show a list. */
export function decodeFilters(text: string | null): HotelFilters {
  // most pages have none, and an error of JSON.parse costs 50 µs each time
  if (text === null || text === '' || text.length > 2000) return {};
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

import { FLIGHT_LIMITS } from '@wayfare/api-contract';
import {
  BAG_FILTERS,
  DAY_PARTS,
  STOP_BANDS,
  type DayPart,
  type FlightFilters,
} from './flight-filters';

const MAX_AIRLINES = 40;
const MAX_NUMBER = 1_000_000;

const SLICES = Array.from({ length: FLIGHT_LIMITS.slices }, (_, index) => index);
const departureKey = (slice: number) => `depart${slice + 1}`;
const arrivalKey = (slice: number) => `arrive${slice + 1}`;

export const FILTER_KEYS: readonly string[] = [
  'stops',
  'airlines',
  'bags',
  'duration',
  'priceFrom',
  'priceTo',
  ...SLICES.map(departureKey),
  ...SLICES.map(arrivalKey),
];

const listIn = (query: URLSearchParams, key: string): string[] => [
  ...new Set((query.get(key) ?? '').split(',').slice(0, MAX_AIRLINES)),
];

/** In display order, so that equal filters make equal URLs. */
const knownIn = <Value extends string>(
  query: URLSearchParams,
  key: string,
  known: readonly Value[],
): Value[] => {
  const named = listIn(query, key);
  return known.filter((value) => named.includes(value));
};

function numberIn(query: URLSearchParams, key: string): number | null {
  const text = query.get(key) ?? '';
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= MAX_NUMBER ? value : null;
}

function partsIn(query: URLSearchParams, keyOf: (slice: number) => string): DayPart[][] {
  const parts = SLICES.map((slice) => knownIn(query, keyOf(slice), DAY_PARTS));
  return parts.slice(0, parts.findLastIndex((own) => own.length > 0) + 1);
}

/** Unreadable values filter nothing, so that old links still show a list. */
export function readFilters(query: URLSearchParams): FlightFilters {
  return {
    stops: knownIn(query, 'stops', STOP_BANDS),
    airlines: listIn(query, 'airlines')
      .filter((code) => /^[A-Z0-9]{2}$/.test(code))
      .sort(),
    bags: knownIn(query, 'bags', BAG_FILTERS),
    departure: partsIn(query, departureKey),
    arrival: partsIn(query, arrivalKey),
    maxMinutes: numberIn(query, 'duration'),
    minPrice: numberIn(query, 'priceFrom'),
    maxPrice: numberIn(query, 'priceTo'),
  };
}

export function writeFilters(query: URLSearchParams, filters: FlightFilters): void {
  const { stops, airlines, bags, departure, arrival, maxMinutes, minPrice, maxPrice } = filters;
  const values: Record<string, readonly string[] | number | null> = {
    stops,
    airlines,
    bags,
    duration: maxMinutes,
    priceFrom: minPrice,
    priceTo: maxPrice,
    ...Object.fromEntries(SLICES.map((slice) => [departureKey(slice), departure[slice] ?? []])),
    ...Object.fromEntries(SLICES.map((slice) => [arrivalKey(slice), arrival[slice] ?? []])),
  };
  for (const key of FILTER_KEYS) {
    const value = values[key] ?? null;
    const text = value === null ? '' : typeof value === 'number' ? String(value) : value.join(',');
    if (text === '') query.delete(key);
    else query.set(key, text);
  }
}

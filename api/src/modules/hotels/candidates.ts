import type { Accessibility, HotelFilters, HotelTypeCode, Sort } from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';
import { accessibilityBits, accessibilityCounts } from '../../catalogue/accessibility';
import type { Facets } from '../../catalogue/records';

/** One hotel of a search with what filters and sorts need; its place in the list is its rank. */
export interface Candidate {
  readonly id: string;
  readonly stars: number;
  readonly hotelType: HotelTypeCode;
  readonly accessibility: readonly Accessibility[];
  readonly score: number;
  readonly distanceKm: number | null;
}

export interface PricedCandidate extends Candidate {
  readonly rank: number;
  readonly total: Money;
}

type Facet = 'category' | 'hotelType';

const VALUES: Readonly<Record<Facet, (candidate: Candidate) => string>> = {
  category: ({ stars }) => String(stars),
  hotelType: ({ hotelType }) => hotelType,
};

function passes(candidate: Candidate, filters: HotelFilters, facet: Facet): boolean {
  const wanted: readonly string[] = filters[facet] ?? [];
  return wanted.length === 0 || wanted.includes(VALUES[facet](candidate));
}

const isAccessible = (
  { accessibility }: Candidate,
  { accessibility: wanted = [] }: HotelFilters,
): boolean => wanted.every((kind) => accessibility.includes(kind));

/** The candidates that every filter lets through; an empty filter lets all through. */
export function filterCandidates<T extends Candidate>(
  candidates: readonly T[],
  filters: HotelFilters,
): T[] {
  return candidates.filter(
    (candidate) =>
      passes(candidate, filters, 'category') &&
      passes(candidate, filters, 'hotelType') &&
      isAccessible(candidate, filters),
  );
}

function count(candidates: readonly Candidate[], facet: Facet): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const candidate of candidates) {
    const value = VALUES[facet](candidate);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** How many hotels each option would show, the other filters still applied. */
export function facetsOf(candidates: readonly Candidate[], filters: HotelFilters): Facets {
  const accessible = candidates.filter((candidate) => isAccessible(candidate, filters));
  const others = candidates.filter(
    (candidate) =>
      passes(candidate, filters, 'category') && passes(candidate, filters, 'hotelType'),
  );
  const houses = others.map(({ accessibility }) => ({
    bits: accessibilityBits(accessibility),
    count: 1,
  }));
  return {
    category: count(
      accessible.filter((candidate) => passes(candidate, filters, 'hotelType')),
      'category',
    ),
    hotelType: count(
      accessible.filter((candidate) => passes(candidate, filters, 'category')),
      'hotelType',
    ),
    accessibility: accessibilityCounts(filters.accessibility ?? [], houses),
  };
}

type Order = (a: PricedCandidate, b: PricedCandidate) => number;

const ORDERS: Readonly<Record<Sort, Order>> = {
  recommended: () => 0,
  price_asc: (a, b) => a.total.amount - b.total.amount,
  price_desc: (a, b) => b.total.amount - a.total.amount,
  stars_desc: (a, b) => b.stars - a.stars,
  rating_desc: (a, b) => b.score - a.score,
  distance_asc: (a, b) => (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity) || 0,
};

/** In the order asked for; equals stand as recommended, so the order is total and pages never repeat or skip a hotel. */
export function sortCandidates<T extends PricedCandidate>(
  candidates: readonly T[],
  sort: Sort,
): T[] {
  return [...candidates].sort((a, b) => ORDERS[sort](a, b) || a.rank - b.rank);
}

/** One page, counted from 1. */
export function pageOf<T>(list: readonly T[], page: number, size: number): T[] {
  return list.slice((page - 1) * size, page * size);
}

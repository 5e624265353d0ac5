import { FACET_KEYS, HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type {
  CatalogueFacetKey,
  FacetCounts,
  FacetKey,
  HotelFilters,
  PriceRange,
  Sort,
} from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';
import { counts, lets, named } from '../../catalogue/records/facet';
import { CATALOGUE_KEYS, hasOption } from '../../catalogue/records/facets';
import type { FacetCodes } from '../../catalogue/records/facets';
import { priceSpread } from './price-spread';
import { RATE_FACETS, RATE_KEYS } from './rate-facets';
import type { RateCodes, RateFacetKey } from './rate-facets';

/** A hotel's facets; the index is its rank. */
export interface Candidate {
  readonly id: string;
  readonly rank: number;
  readonly stars: number;
  readonly score: number;
  readonly distanceKm: number | null;
  readonly codes: FacetCodes;
}

/** A rate at the asker's price with its rate facets. */
export interface Way {
  readonly total: Money;
  readonly codes: RateCodes;
}

/** Rates cheapest first. */
export interface PricedCandidate<W extends Way = Way> extends Candidate {
  readonly ways: readonly W[];
}

/** Rates left by the filters; the first sets the price. */
export interface ChosenCandidate<W extends Way = Way> extends PricedCandidate<W> {
  readonly total: Money;
}

const chosenOf = (filters: HotelFilters, key: FacetKey): readonly string[] => filters[key] ?? [];

const letsHotel = ({ codes }: Candidate, filters: HotelFilters, key: CatalogueFacetKey): boolean =>
  lets((option) => hasOption(codes, key, option), chosenOf(filters, key), HOTEL_FACETS[key].choice);

const letsWay = ({ codes }: Way, filters: HotelFilters, key: RateFacetKey): boolean =>
  lets(
    (option) => RATE_FACETS[key].has(codes[key], option),
    chosenOf(filters, key),
    HOTEL_FACETS[key].choice,
  );

const isWithin = ({ amount }: Money, { min = 0, max = Infinity }: PriceRange = {}): boolean =>
  amount >= min * 100 && amount <= max * 100;

function waysFor<W extends Way>(
  ways: readonly W[],
  filters: HotelFilters,
  without: RateFacetKey | null = null,
): readonly W[] {
  const keys = RATE_KEYS.filter((key) => key !== without && chosenOf(filters, key).length > 0);
  return keys.length === 0
    ? ways
    : ways.filter((way) => keys.every((key) => letsWay(way, filters, key)));
}

/** AND over facets, cheapest remaining rate; an empty filter passes all. */
export function filterCandidates<W extends Way, T extends PricedCandidate<W>>(
  candidates: readonly T[],
  filters: HotelFilters,
): (T & ChosenCandidate<W>)[] {
  return candidates.flatMap((candidate) => {
    if (!CATALOGUE_KEYS.every((key) => letsHotel(candidate, filters, key))) return [];
    const ways: readonly W[] = waysFor<W>(candidate.ways, filters);
    const [cheapest] = ways;
    return cheapest === undefined || !isWithin(cheapest.total, filters.price)
      ? []
      : [{ ...candidate, ways, total: cheapest.total }];
  });
}

const optionsOf = (key: CatalogueFacetKey, among: readonly Candidate[]): readonly string[] =>
  key === 'district'
    ? [...new Set(among.flatMap(({ codes }) => codes.district))]
    : HOTEL_FACETS[key].options;

/** Counts per option over candidates (`among`) that pass all other filters. */
function countHotels(
  key: CatalogueFacetKey,
  among: readonly Candidate[],
  filters: HotelFilters,
): Record<string, number> {
  const { choice } = HOTEL_FACETS[key];
  const chosen = chosenOf(filters, key);
  return named(
    optionsOf(key, among),
    (option) =>
      among.filter(({ codes }) =>
        counts((each) => hasOption(codes, key, each), option, { chosen, choice }),
      ).length,
  );
}

function countRates(
  key: RateFacetKey,
  among: readonly PricedCandidate[],
  filters: HotelFilters,
): Record<string, number> {
  const { options, choice } = HOTEL_FACETS[key];
  const chosen = chosenOf(filters, key);
  const left = among.map(({ ways }) => waysFor(ways, filters, key));
  return named(
    options,
    (option) =>
      left.filter((ways) => {
        const cheapest = ways.find(({ codes }) =>
          counts((each) => RATE_FACETS[key].has(codes[key], each), option, { chosen, choice }),
        );
        return cheapest !== undefined && isWithin(cheapest.total, filters.price);
      }).length,
  );
}

/** Facet counts and price histogram under the other filters. */
export function facetsOf(
  candidates: readonly PricedCandidate[],
  filters: HotelFilters,
  keys: readonly FacetKey[] = FACET_KEYS,
): FacetCounts {
  const missing = candidates.map((candidate) => ({
    candidate,
    keys: CATALOGUE_KEYS.filter((key) => !letsHotel(candidate, filters, key)),
    total: waysFor(candidate.ways, filters)[0]?.total,
  }));
  const fitting = missing.flatMap((each) => (each.keys.length === 0 ? [each.candidate] : []));
  const priced = missing.filter(
    ({ total }) => total !== undefined && isWithin(total, filters.price),
  );
  const hotelsFor = (key: CatalogueFacetKey) =>
    priced.flatMap((each) => (each.keys.every((other) => other === key) ? [each.candidate] : []));
  const entries = keys.map((key) => [
    key,
    isOfRates(key) ? countRates(key, fitting, filters) : countHotels(key, hotelsFor(key), filters),
  ]);
  const totals = missing.flatMap((each) =>
    each.keys.length === 0 && each.total !== undefined ? [each.total.amount] : [],
  );
  return { ...Object.fromEntries(entries), price: priceSpread(totals) };
}

const isOfRates = (key: FacetKey): key is RateFacetKey => key in RATE_FACETS;

type Order = (a: ChosenCandidate, b: ChosenCandidate) => number;

const ORDERS: Readonly<Record<Sort, Order>> = {
  recommended: () => 0,
  price_asc: (a, b) => a.total.amount - b.total.amount,
  price_desc: (a, b) => b.total.amount - a.total.amount,
  stars_desc: (a, b) => b.stars - a.stars,
  rating_desc: (a, b) => b.score - a.score,
  distance_asc: (a, b) => (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity) || 0,
};

/** Ties by recommendation: a total order, so pages never repeat or skip. */
export function sortCandidates<T extends ChosenCandidate>(
  candidates: readonly T[],
  sort: Sort,
): T[] {
  return [...candidates].sort((a, b) => ORDERS[sort](a, b) || a.rank - b.rank);
}

/** Pages count from 1. */
export function pageOf<T>(list: readonly T[], page: number, size: number): T[] {
  return list.slice((page - 1) * size, page * size);
}

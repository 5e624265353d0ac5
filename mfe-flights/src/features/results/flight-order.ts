import type { Itinerary } from '../../domain/itinerary/itineraries';

/** Orders in which results are offered (OQ-50); the first is what one gets. */
export const SORTS = ['best', 'cheapest', 'fastest', 'emissions'] as const;
export type Sort = (typeof SORTS)[number];

/** Points of "best": what a percent of price, a percent of travel time and a stop weigh. */
const POINTS = { price: 1, time: 0.5, stop: 12 } as const;

interface Reference {
  cents: number;
  minutes: number;
}

const least = (values: readonly number[]): number => Math.min(...values);

const percentAbove = (value: number, lowest: number): number =>
  lowest > 0 ? (100 * (value - lowest)) / lowest : 0;

const priceOf = ({ fares: [{ cents }] }: Itinerary): number => cents;

const stopsTogether = ({ slices }: Itinerary): number =>
  slices.reduce((sum, { stops }) => sum + stops, 0);

/**
 * How far flights are from the best price, the best time and no stops at all; the fewest points come first. What we earn
 * is a part of the price like everybody's and has no say of its own.
 */
export function bestScore(itinerary: Itinerary, reference: Reference): number {
  const { price, time, stop } = POINTS;
  return (
    price * percentAbove(priceOf(itinerary), reference.cents) +
    time * percentAbove(itinerary.minutes, reference.minutes) +
    stop * stopsTogether(itinerary)
  );
}

type Measure = (itinerary: Itinerary) => number;

function measureOf(sort: Sort, list: readonly Itinerary[]): Measure {
  if (sort === 'cheapest') return priceOf;
  if (sort === 'fastest') return ({ minutes }) => minutes;
  // flights whose emissions nobody knows come last
  if (sort === 'emissions') return ({ emissions }) => emissions ?? Number.MAX_VALUE;
  const reference = {
    cents: least(list.map(priceOf)),
    minutes: least(list.map(({ minutes }) => minutes)),
  };
  return (itinerary) => bestScore(itinerary, reference);
}

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** The list in an order. Equal ones stand by price, then time, then key, so that a list is the same each time. */
export function sortItineraries(list: readonly Itinerary[], sort: Sort): Itinerary[] {
  const measure = measureOf(sort, list);
  return list
    .map((itinerary) => ({ itinerary, value: measure(itinerary) }))
    .sort(
      (a, b) =>
        a.value - b.value ||
        priceOf(a.itinerary) - priceOf(b.itinerary) ||
        a.itinerary.minutes - b.itinerary.minutes ||
        compareText(a.itinerary.key, b.itinerary.key),
    )
    .map(({ itinerary }) => itinerary);
}

/** The first of the list in each order; null for an empty list. */
export function firstOfEach(list: readonly Itinerary[]): Record<Sort, Itinerary> | null {
  const first = (sort: Sort) => sortItineraries(list, sort)[0];
  const [best, cheapest, fastest, emissions] = SORTS.map(first);
  return best === undefined ||
    cheapest === undefined ||
    fastest === undefined ||
    emissions === undefined
    ? null
    : { best, cheapest, fastest, emissions };
}

/** Kilograms in the middle of the list; null where too few are known to call one usual. */
export function usualEmissions(list: readonly Itinerary[]): number | null {
  const known = list
    .flatMap(({ emissions }) => (emissions === null ? [] : [emissions]))
    .sort((a, b) => a - b);
  return known.length < 3 ? null : (known[Math.floor(known.length / 2)] ?? null);
}

/** Percent above (or, negative, below) what is usual, in steps of five; null where nothing can be said. */
export function emissionsCompared(kilograms: number | null, usual: number | null): number | null {
  if (kilograms === null || usual === null) return null;
  const percent = Math.round((100 * (kilograms - usual)) / usual / 5) * 5;
  return percent === 0 ? 0 : percent;
}

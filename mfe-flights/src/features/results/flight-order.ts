import type { Itinerary } from '../../domain/itinerary/itineraries';

/** In display order (OQ-50); the first is the default. */
export const SORTS = ['best', 'cheapest', 'fastest', 'emissions'] as const;
export type Sort = (typeof SORTS)[number];

/** Weights of "best": points for each per cent of price, per cent of time, and stop. */
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

/** Fewest points first. Commission has no weight of its own: it is part of the price. */
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
  // unknown emissions come last
  if (sort === 'emissions') return ({ emissions }) => emissions ?? Number.MAX_VALUE;
  const reference = {
    cents: least(list.map(priceOf)),
    minutes: least(list.map(({ minutes }) => minutes)),
  };
  return (itinerary) => bestScore(itinerary, reference);
}

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** Ties go by price, time and key, so that the order is stable. */
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

/** Median in kg; null where too few are known. */
export function usualEmissions(list: readonly Itinerary[]): number | null {
  const known = list
    .flatMap(({ emissions }) => (emissions === null ? [] : [emissions]))
    .sort((a, b) => a - b);
  return known.length < 3 ? null : (known[Math.floor(known.length / 2)] ?? null);
}

/** Per cent above (negative: below) the median, in steps of five; null where unknown. */
export function emissionsCompared(kilograms: number | null, usual: number | null): number | null {
  if (kilograms === null || usual === null) return null;
  const percent = Math.round((100 * (kilograms - usual)) / usual / 5) * 5;
  return percent === 0 ? 0 : percent;
}

import type { Itinerary } from '../../domain/itinerary/itineraries';
import {
  BAG_FILTERS,
  DAY_PARTS,
  dayPart,
  filterItineraries,
  longestSlice,
  STOP_BANDS,
  stopBand,
  type BagFilter,
  type DayPart,
  type FilterGroup,
  type FlightFilters,
  type StopBand,
} from './flight-filters';

type Counts<Value extends string> = Readonly<Record<Value, number>>;

/** Options of the filters, each with the flights it would leave beside the other filters. */
export interface FilterCounts {
  stops: Counts<StopBand>;
  airlines: readonly { code: string; name: string; count: number }[];
  bags: Counts<BagFilter>;
  /** cents; null where no fare includes it */
  bagPrices: Readonly<Record<BagFilter, number | null>>;
  departure: readonly Counts<DayPart>[];
  arrival: readonly Counts<DayPart>[];
  durations: readonly { minutes: number; count: number }[];
  /** whole euros; null without flights */
  prices: { min: number; max: number } | null;
}

function tally<Value extends string>(
  list: readonly Itinerary[],
  values: readonly Value[],
  of: (itinerary: Itinerary) => Value,
): Counts<Value> {
  const counts = Object.fromEntries(values.map((value) => [value, 0])) as Record<Value, number>;
  for (const itinerary of list) counts[of(itinerary)] += 1;
  return counts;
}

/** At most six limits in whole hours that leave something, but not everything. */
export function durationLimits(list: readonly Itinerary[]): number[] {
  if (list.length === 0) return [];
  const hours = list.map((itinerary) => Math.ceil(longestSlice(itinerary) / 60));
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  const step = Math.max(1, Math.ceil((last - first) / 6));
  return Array.from(
    { length: Math.ceil((last - first) / step) },
    (_, index) => (first + index * step) * 60,
  );
}

function airlineNames(list: readonly Itinerary[]): [string, string][] {
  const names = new Map(
    list.flatMap(({ airlines, dictionary }) =>
      airlines.map((code): [string, string] => [code, dictionary.carriers[code] ?? code]),
    ),
  );
  return [...names].sort(([, a], [, b]) => a.localeCompare(b));
}

function priceRange(list: readonly Itinerary[]): FilterCounts['prices'] {
  if (list.length === 0) return null;
  const cents = list.flatMap(({ fares }) => fares.map((fare) => fare.cents));
  return { min: Math.floor(Math.min(...cents) / 100), max: Math.ceil(Math.max(...cents) / 100) };
}

function withBags(
  list: readonly Itinerary[],
  filters: FlightFilters,
): Pick<FilterCounts, 'bags' | 'bagPrices'> {
  const found = BAG_FILTERS.map((bag) => {
    const bags = [...filters.bags.filter((other) => other !== bag), bag];
    const cents = filterItineraries(list, { ...filters, bags }).map(({ fares }) => fares[0].cents);
    return { bag, count: cents.length, lowest: cents.length === 0 ? null : Math.min(...cents) };
  });
  return {
    bags: Object.fromEntries(found.map(({ bag, count }) => [bag, count])) as Counts<BagFilter>,
    bagPrices: Object.fromEntries(
      found.map(({ bag, lowest }) => [bag, lowest]),
    ) as FilterCounts['bagPrices'],
  };
}

export function countFilters(list: readonly Itinerary[], filters: FlightFilters): FilterCounts {
  const beside = (group: FilterGroup) => filterItineraries(list, filters, group);
  const slices = Array.from({ length: list[0]?.slices.length ?? 0 }, (_, index) => index);
  const byAirline = beside('airlines');
  const byDuration = beside('duration');
  const bags = withBags(list, filters);
  return {
    stops: tally(beside('stops'), STOP_BANDS, stopBand),
    airlines: airlineNames(list).map(([code, name]) => ({
      code,
      name,
      count: byAirline.filter(({ airlines }) => airlines.includes(code)).length,
    })),
    ...bags,
    departure: slices.map((index) =>
      tally(beside(`departure.${index}`), DAY_PARTS, (itinerary) =>
        dayPart(itinerary.slices[index]?.departs ?? 0),
      ),
    ),
    arrival: slices.map((index) =>
      tally(beside(`arrival.${index}`), DAY_PARTS, (itinerary) =>
        dayPart(itinerary.slices[index]?.arrives ?? 0),
      ),
    ),
    durations: durationLimits(list).map((minutes) => ({
      minutes,
      count: byDuration.filter((itinerary) => longestSlice(itinerary) <= minutes).length,
    })),
    prices: priceRange(list),
  };
}

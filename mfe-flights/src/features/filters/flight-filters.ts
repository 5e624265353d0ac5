import { withFares, type Fare, type Itinerary } from '../../domain/itinerary/itineraries';

/** Of the slice with most stops; the last band is open-ended. */
export const STOP_BANDS = ['0', '1', '2'] as const;
export type StopBand = (typeof STOP_BANDS)[number];

/** By the airport's clock. */
export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export const BAG_FILTERS = ['carry_on', 'checked'] as const;
export type BagFilter = (typeof BAG_FILTERS)[number];

export interface FlightFilters {
  stops: readonly StopBand[];
  /** codes; at least one has to match */
  airlines: readonly string[];
  /** all have to be included */
  bags: readonly BagFilter[];
  /** by slice; empty for any time */
  departure: readonly (readonly DayPart[])[];
  arrival: readonly (readonly DayPart[])[];
  /** minutes, for each slice */
  maxMinutes: number | null;
  /** whole euros for the whole party */
  minPrice: number | null;
  maxPrice: number | null;
}

export const NO_FILTERS: FlightFilters = {
  stops: [],
  airlines: [],
  bags: [],
  departure: [],
  arrival: [],
  maxMinutes: null,
  minPrice: null,
  maxPrice: null,
};

/** Filters chosen together; the counts of a group ignore its own. */
export type FilterGroup =
  | 'stops'
  | 'airlines'
  | 'bags'
  | 'duration'
  | 'price'
  | `departure.${number}`
  | `arrival.${number}`;

export const stopBand = ({ stops }: Pick<Itinerary, 'stops'>): StopBand =>
  STOP_BANDS[Math.min(stops, 2)] ?? '2';

export const dayPart = (minute: number): DayPart =>
  DAY_PARTS[Math.floor(minute / 360)] ?? 'evening';

export const longestSlice = ({ slices }: Pick<Itinerary, 'slices'>): number =>
  Math.max(...slices.map(({ minutes }) => minutes));

type Test = (itinerary: Itinerary) => boolean;

const listed = <Value>(list: readonly Value[], value: Value): boolean =>
  list.length === 0 || list.includes(value);

function journeyTests({
  stops,
  airlines,
  departure,
  arrival,
  maxMinutes,
}: FlightFilters): [FilterGroup, Test][] {
  const timeTests = (
    name: 'departure' | 'arrival',
    parts: FlightFilters['departure'],
    of: 'departs' | 'arrives',
  ) =>
    parts.flatMap((own, index): [FilterGroup, Test][] =>
      own.length === 0
        ? []
        : [[`${name}.${index}`, ({ slices }) => own.includes(dayPart(slices[index]?.[of] ?? 0))]],
    );
  return [
    ['stops', (itinerary) => listed(stops, stopBand(itinerary))],
    [
      'airlines',
      (itinerary) =>
        airlines.length === 0 || itinerary.airlines.some((code) => airlines.includes(code)),
    ],
    ['duration', (itinerary) => maxMinutes === null || longestSlice(itinerary) <= maxMinutes],
    ...timeTests('departure', departure, 'departs'),
    ...timeTests('arrival', arrival, 'arrives'),
  ];
}

function fareTest(
  { bags, minPrice, maxPrice }: FlightFilters,
  without: FilterGroup | null,
): (fare: Fare) => boolean {
  const [wanted, low, high] = [
    without === 'bags' ? [] : bags,
    without === 'price' ? null : minPrice,
    without === 'price' ? null : maxPrice,
  ];
  return (fare) =>
    wanted.every((bag) => fare.bags[bag] > 0) &&
    (low === null || fare.cents >= low * 100) &&
    (high === null || fare.cents <= high * 100);
}

/** Flights that pass, with their passing fares; `without` skips one group. */
export function filterItineraries(
  list: readonly Itinerary[],
  filters: FlightFilters,
  without: FilterGroup | null = null,
): Itinerary[] {
  const tests = journeyTests(filters).filter(([group]) => group !== without);
  const passes = fareTest(filters, without);
  return list.flatMap((itinerary) => {
    if (!tests.every(([, test]) => test(itinerary))) return [];
    const own = withFares(itinerary, passes);
    return own === null ? [] : [own];
  });
}

export function withSliceParts(
  parts: FlightFilters['departure'],
  index: number,
  own: readonly DayPart[],
): readonly (readonly DayPart[])[] {
  return Array.from({ length: Math.max(parts.length, index + 1) }, (_, at) =>
    at === index ? own : (parts[at] ?? []),
  );
}

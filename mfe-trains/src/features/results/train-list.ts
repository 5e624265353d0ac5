import { COMFORT_CATEGORIES, type ComfortCode } from '@wayfare/api-contract';
import { durationMinutes } from '@wayfare/domain';
import { cheapest, priceOf } from '../../domain/fares/shown-price';
import type { Train } from './selection';

/** The first is the default. */
export const SORTS = ['departure', 'price', 'duration', 'changes'] as const;
export type Sort = (typeof SORTS)[number];

/** null for any number */
export const CHANGE_LIMITS = [0, 1] as const;
type ChangeLimit = (typeof CHANGE_LIMITS)[number];

export interface TrainFilters {
  maxChanges: ChangeLimit | null;
  /** names; at least one has to match */
  carriers: readonly string[];
  comforts: readonly ComfortCode[];
}

export const NO_FILTERS: TrainFilters = { maxChanges: null, carriers: [], comforts: [] };

/** Filters chosen together; the counts of a group ignore its own. */
type Group = 'changes' | 'carriers' | 'comforts';

const changesOf = ({ solution }: Train): number => solution.segments.length - 1;
const carriersOf = ({ solution }: Train): string[] => [
  ...new Set(solution.segments.map(({ marketingCarrier }) => marketingCarrier)),
];
const comfortsOf = ({ offers }: Train): ComfortCode[] =>
  offers.map(({ comfortCategory }) => comfortCategory.code);

const meet = <Value>(wanted: readonly Value[], found: readonly Value[]): boolean =>
  wanted.length === 0 || found.some((value) => wanted.includes(value));

/** Trains that pass, with their passing tickets; `without` skips one group. */
export function filterTrains(
  trains: readonly Train[],
  { maxChanges, carriers, comforts }: TrainFilters,
  without: Group | null = null,
): Train[] {
  return trains
    .filter(
      (train) =>
        (without === 'changes' || maxChanges === null || changesOf(train) <= maxChanges) &&
        (without === 'carriers' || meet(carriers, carriersOf(train))),
    )
    .map((train) =>
      without === 'comforts' || comforts.length === 0
        ? train
        : {
            ...train,
            offers: train.offers.filter(({ comfortCategory }) =>
              comforts.includes(comfortCategory.code),
            ),
          },
    )
    .filter(({ offers }) => offers.length > 0);
}

const lowestOf = ({ offers }: Train): number => {
  const offer = cheapest(offers);
  return offer === undefined ? Infinity : priceOf(offer).amount;
};
const minutesOf = ({ solution }: Train): number => durationMinutes(solution.duration) ?? Infinity;
const departureOf = ({ solution }: Train): number => Date.parse(solution.departure);

const MEASURES: Readonly<Record<Sort, (train: Train) => number>> = {
  departure: departureOf,
  price: lowestOf,
  duration: minutesOf,
  changes: changesOf,
};

/** Ties go by departure, then duration. */
export function sortTrains(trains: readonly Train[], sort: Sort): Train[] {
  const measure = MEASURES[sort];
  return [...trains].sort(
    (a, b) =>
      measure(a) - measure(b) || departureOf(a) - departureOf(b) || minutesOf(a) - minutesOf(b),
  );
}

interface Option<Value> {
  value: Value;
  label: string;
  count: number;
}

export interface FilterCounts {
  anyChanges: number;
  changes: readonly { limit: ChangeLimit; count: number }[];
  carriers: readonly Option<string>[];
  comforts: readonly Option<ComfortCode>[];
}

/** A chosen option stays listed without any trains, so that it can be removed. */
export function countFilters(trains: readonly Train[], filters: TrainFilters): FilterCounts {
  const byChanges = filterTrains(trains, filters, 'changes');
  const byCarrier = filterTrains(trains, filters, 'carriers');
  const byComfort = filterTrains(trains, filters, 'comforts');
  const names = new Set([...trains.flatMap(carriersOf), ...filters.carriers]);
  const labels = new Map(
    trains.flatMap(({ offers }) =>
      offers.map(({ comfortCategory: { code, label } }) => [code, label] as const),
    ),
  );
  return {
    anyChanges: byChanges.length,
    changes: CHANGE_LIMITS.map((limit) => ({
      limit,
      count: byChanges.filter((train) => changesOf(train) <= limit).length,
    })),
    carriers: [...names]
      .sort((a, b) => a.localeCompare(b))
      .map((name) => ({
        value: name,
        label: name,
        count: byCarrier.filter((train) => carriersOf(train).includes(name)).length,
      })),
    comforts: COMFORT_CATEGORIES.filter(
      (code) => labels.has(code) || filters.comforts.includes(code),
    ).map((code) => ({
      value: code,
      label: labels.get(code) ?? code,
      count: byComfort.filter((train) => comfortsOf(train).includes(code)).length,
    })),
  };
}

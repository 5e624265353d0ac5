import type { SearchLeg, TrainDaysResult } from '@wayfare/api-contract';
import type { TrainDaysRequestSchema } from '@wayfare/api-contract/schemas';
import { compareMoney, isIsoDate } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { InferOutput } from 'valibot';
import { invalid } from '../../../platform/http/problem';
import { mapLimit } from '../../../platform/map-limit';
import type { RailCriteria } from '../../../ports/rail-offers';
import type { RailSupplier } from '../../../ports/rail-supplier';
import { DayPricesSchema, goesOnAfter, lowestOf, NO_PRICES, wireDayPrices } from './day-prices';
import type { DayPrices } from './day-prices';
import type { OpenCache } from '../../../platform/answers/answer-cache';
import { clocksOf, sinceNow } from './leg-clocks';
import type { TrainPlaces } from './train-places.service';
import { legsProblem } from './train-search-rules';
import type { ClockOf } from './train-search-rules';
import { travellersOf } from './train-search.service';

const MOST_MB = 4;
/** One supplier search each. */
const AT_ONCE = 2;
/** The day page's first window and the next: at most 14 calls for a week (decision 0081). */
const WINDOWS = 2;
/** Prices do not depend on it. */
const LANGUAGE = 'en';

type Input = InferOutput<typeof TrainDaysRequestSchema>;
type Day = TrainDaysResult['days'][number];

interface Sources {
  readonly supplier: Pick<RailSupplier, 'searchTickets' | 'pageTickets'>;
  readonly places: TrainPlaces;
  readonly openCache: OpenCache;
}

interface Asking {
  readonly now: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

type Direction = Pick<Input, 'legs' | 'travelers' | 'leg'>;

export interface CheapestTrainDays {
  of(input: Input, asking: Asking): Promise<TrainDaysResult>;
  /** Either way of sale; null on a day without trains. */
  lowest(direction: Direction, now: number): Promise<Money | null>;
}

const KEPT_MS = 10 * 60_000;

/** Moves one leg to another day, same hour. */
const leavingOn = (legs: readonly SearchLeg[], leg: number, day: string): SearchLeg[] =>
  legs.map((own, index) =>
    index === leg ? { ...own, departure: `${day}${own.departure.slice(day.length)}` } : own,
  );

/** Supplier answers are shared for ten minutes. */
export function cheapestTrainDaysService({
  supplier,
  places,
  openCache,
}: Sources): CheapestTrainDays {
  const kept = openCache<DayPrices>({
    name: 'train day prices',
    mostMb: MOST_MB,
    keptMs: KEPT_MS,
    form: { schema: DayPricesSchema },
  });

  async function ask(criteria: RailCriteria, leg: number): Promise<DayPrices> {
    const of = { leg, day: criteria.legs[leg]?.departure.slice(0, 'YYYY-MM-DD'.length) ?? '' };
    let search = await supplier.searchTickets(criteria, LANGUAGE);
    let lowest = lowestOf(search, of);
    for (let window = 1; window < WINDOWS && goesOnAfter(search, of); window += 1) {
      search = await supplier.pageTickets(
        search.id,
        { leg: search.legs[leg]?.id ?? '', page: 'next' },
        LANGUAGE,
      );
      lowest = lowestOf(search, of, lowest);
    }
    return lowest;
  }

  /** No trains on a day that is past, too far ahead or out of order. */
  async function pricesOf({ legs, travelers, leg }: Direction, clockOf: ClockOf) {
    const moved = sinceNow(legs, clockOf);
    if (legsProblem(moved, clockOf) !== null) return NO_PRICES;
    const criteria = { legs: moved, travellers: travellersOf(travelers) };
    return kept.get(JSON.stringify([leg, criteria]), () => ask(criteria, leg));
  }

  return {
    async lowest(direction, now) {
      const { single, bound } = await pricesOf(
        direction,
        await clocksOf(places, direction.legs, now),
      );
      const prices = [single, bound].flatMap((priced) => priced?.price ?? []);
      return prices.sort(compareMoney)[0] ?? null;
    },

    async of({ legs, travelers, leg, days }, { now, log }) {
      if (legs[leg] === undefined) throw invalid('leg', 'trains.leg');
      const clockOf = await clocksOf(places, legs, now);
      const problem = legsProblem(sinceNow(legs, clockOf), clockOf);
      if (problem !== null) throw invalid(problem.field, problem.text);
      const wrong = days.findIndex((day) => !isIsoDate(day));
      if (wrong >= 0) throw invalid(`days.${wrong}`, 'dates.invalid');

      const priceOf = async (day: string): Promise<Day> => {
        try {
          const moved = { legs: leavingOn(legs, leg, day), travelers, leg };
          const prices = await pricesOf(moved, clockOf);
          return { date: day, ...wireDayPrices(prices), failed: false };
        } catch (err) {
          log.warn({ err, day }, 'the lowest price of a day could not be asked for');
          return { date: day, ...wireDayPrices(NO_PRICES), failed: true };
        }
      };
      return { days: await mapLimit(days, AT_ONCE, priceOf) };
    },
  };
}

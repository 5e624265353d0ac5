import type { CheapestDaysResult } from '@wayfare/api-contract';
import type { CheapestDaysRequestSchema } from '@wayfare/api-contract/schemas';
import { addDays, formatDecimal, isIsoDate, nightsBetween, siteDay } from '@wayfare/domain';
import type { IsoDate } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { InferOutput } from 'valibot';
import { invalid } from '../../platform/http/problem';
import { mapLimit } from '../../platform/map-limit';
import type { FlightCriteria } from '../../ports/flight-offers';
import { criteriaOf } from './criteria';
import type { LowestFares } from './lowest-fares';
import { searchProblem } from './search-rules';

/** Each is a search of its own at the supplier. */
export const AT_ONCE = 4;

type Day = CheapestDaysResult['days'][number];
type Input = InferOutput<typeof CheapestDaysRequestSchema>;

export interface Asking {
  readonly now: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** who asked has gone: nothing more is asked of the supplier */
  readonly signal: AbortSignal;
}

/** Throws the Problem of the day that is none. */
export function checkDays(field: string, days: readonly string[]): void {
  const wrong = days.findIndex((day) => !isIsoDate(day));
  if (wrong >= 0) throw invalid(`${field}.${wrong}`, 'dates.invalid');
}

/** The same journey with its first departure on another day. */
function leavingOn<T extends Pick<FlightCriteria, 'slices'>>(criteria: T, day: IsoDate): T {
  const [first] = criteria.slices;
  const shift = first === undefined ? 0 : nightsBetween(first.departure_date, day);
  return {
    ...criteria,
    slices: criteria.slices.map((slice) => ({
      ...slice,
      departure_date: addDays(slice.departure_date, shift),
    })),
  };
}

/** The lowest price of each day: at most one search at the supplier for each of them. */
export async function findCheapestDays(
  fares: LowestFares,
  provider: string,
  input: Input,
  { now, log, signal }: Asking,
): Promise<CheapestDaysResult> {
  const criteria = criteriaOf(input, now);
  checkDays('days', input.days);
  const days = await mapLimit(input.days, AT_ONCE, async (day): Promise<Day> => {
    const shifted = leavingOn(criteria, day);
    const answer = { departure_date: day, total_amount: null, failed: false };
    // a day that has passed, or too far ahead for one of the slices, has no flights
    const isPossible =
      searchProblem(
        shifted,
        siteDay(() => now),
      ) === null;
    if (!isPossible) return answer;
    if (signal.aborted) return { ...answer, failed: true };
    try {
      const price = await fares.lowest(provider, shifted);
      return { ...answer, total_amount: price === null ? null : formatDecimal(price) };
    } catch (err) {
      log.warn({ err, day }, 'the lowest price of a day could not be asked for');
      return { ...answer, failed: true };
    }
  });
  return { days };
}

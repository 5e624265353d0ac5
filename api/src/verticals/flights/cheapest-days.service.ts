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

/** One supplier search each. */
export const AT_ONCE = 4;

type Day = CheapestDaysResult['days'][number];
type Input = InferOutput<typeof CheapestDaysRequestSchema>;

export interface Asking {
  readonly now: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** aborts further supplier searches when the caller leaves */
  readonly signal: AbortSignal;
}

export function checkDays(field: string, days: readonly string[]): void {
  const wrong = days.findIndex((day) => !isIsoDate(day));
  if (wrong >= 0) throw invalid(`${field}.${wrong}`, 'dates.invalid');
}

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

/** At most one supplier search a day. */
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

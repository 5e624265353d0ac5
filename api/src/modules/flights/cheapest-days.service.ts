import type { CheapestDaysResult } from '@wayfare/api-contract';
import type { CheapestDaysRequestSchema } from '@wayfare/api-contract/schemas';
import { addDays, formatDecimal, isIsoDate, nightsBetween, siteDay } from '@wayfare/domain';
import type { IsoDate } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { InferOutput } from 'valibot';
import { invalid } from '../../http/problem';
import { inTurn } from '../../in-turn';
import type { FlightCriteria } from '../../ports/flight-offers';
import { criteriaOf } from './criteria';
import type { OfferSource } from './criteria';
import { withCommission } from './flight-price';
import type { FlightCommission } from './flight-price';
import { searchProblem } from './search-rules';

const KEPT_MS = 10 * 60_000;
const DAYS_KEPT = 2_000;
/** Each is a search of its own at the supplier. */
const AT_ONCE = 4;

type Day = CheapestDaysResult['days'][number];
type Input = InferOutput<typeof CheapestDaysRequestSchema>;

interface Asking {
  readonly now: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface CheapestDays {
  of(provider: string, input: Input, asking: Asking): Promise<CheapestDaysResult>;
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

/** The lowest price of each day. What the supplier said is kept for ten minutes; who asked does not matter to it. */
export function cheapestDaysService(
  supplierOf: (provider: string) => OfferSource,
  commission: FlightCommission,
): CheapestDays {
  const kept = new LRUCache<string, Promise<string | null>>({ max: DAYS_KEPT, ttl: KEPT_MS });

  async function ask(provider: string, criteria: FlightCriteria): Promise<string | null> {
    const supplier = supplierOf(provider);
    const { offerRequestId } = await supplier.search(criteria);
    const { offers } = await supplier.offers(offerRequestId, { after: null, limit: 1 });
    const [cheapest] = offers;
    return cheapest === undefined
      ? null
      : formatDecimal(withCommission(cheapest.price, commission).total);
  }

  function lowest(provider: string, criteria: FlightCriteria): Promise<string | null> {
    const key = JSON.stringify([provider, criteria]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const asked = ask(provider, criteria);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  }

  return {
    async of(provider, input, { now, log }) {
      supplierOf(provider);
      const criteria = criteriaOf(input, now);
      const wrong = input.days.findIndex((day) => !isIsoDate(day));
      if (wrong >= 0) throw invalid(`days.${wrong}`, 'dates.invalid');
      const days = await inTurn(input.days, AT_ONCE, async (day): Promise<Day> => {
        const shifted = leavingOn(criteria, day);
        // a day that has passed, or too far ahead for one of the slices, has no flights
        if (
          searchProblem(
            shifted,
            siteDay(() => now),
          ) !== null
        )
          return { departure_date: day, total_amount: null, failed: false };
        try {
          return {
            departure_date: day,
            total_amount: await lowest(provider, shifted),
            failed: false,
          };
        } catch (err) {
          log.warn({ err, day }, 'the lowest price of a day could not be asked for');
          return { departure_date: day, total_amount: null, failed: true };
        }
      });
      return { days };
    },
  };
}

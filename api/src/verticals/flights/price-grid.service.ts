import type { GridPrice, PriceGridResult } from '@wayfare/api-contract';
import type { PriceGridRequestSchema } from '@wayfare/api-contract/schemas';
import { formatDecimal, money, siteDay } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import { invalid } from '../../platform/http/problem';
import { mapLimit } from '../../platform/map-limit';
import type { FlightCriteria } from '../../ports/flight-offers';
import { AT_ONCE, checkDays } from './cheapest-days.service';
import type { Asking } from './cheapest-days.service';
import { criteriaOf } from './criteria';
import { gridEstimates } from './grid-estimates';
import { askedCells } from './grid-plan';
import type { GridCell } from './grid-plan';
import { lowestOf } from './lowest-fares';
import type { AirlineFares, LowestFares } from './lowest-fares';
import { searchProblem } from './search-rules';

type Input = InferOutput<typeof PriceGridRequestSchema>;
type Known = Pick<GridPrice, 'kind' | 'total_amount'>;

/** Estimates are rounded to euros. */
const EURO = 100;

const nothing = (kind: 'none' | 'unknown'): Known => ({ kind, total_amount: null });

const on = (criteria: FlightCriteria, { out, back }: GridCell): FlightCriteria => ({
  ...criteria,
  slices: criteria.slices.map((slice, index) => ({
    ...slice,
    departure_date: index === 0 ? out : back,
  })),
});

function soldFor(fares: AirlineFares | null): Known {
  if (fares === null) return nothing('unknown');
  const lowest = lowestOf(fares);
  return lowest === null ? nothing('none') : { kind: 'sold', total_amount: formatDecimal(lowest) };
}

function aboutFor(cents: number | null): Known {
  return cents === null
    ? nothing('unknown')
    : { kind: 'about', total_amount: formatDecimal(money(Math.round(cents / EURO) * EURO)) };
}

function checkReturn({ slices: [there, home] }: Input): void {
  if (there?.origin !== home?.destination || there?.destination !== home?.origin)
    throw invalid('slices.1', 'flights.slices');
}

/** Grid of return prices from few searches: `sold` cells were asked for, the rest is estimated (decision 0082). */
export async function findPriceGrid(
  fares: LowestFares,
  provider: string,
  input: Input,
  { now, log, signal }: Asking,
): Promise<PriceGridResult> {
  const criteria = criteriaOf(input, now);
  checkReturn(input);
  checkDays('out', input.out);
  checkDays('back', input.back);
  const today = siteDay(() => now);
  const [out, back] = [[...new Set(input.out)], [...new Set(input.back)]];
  const cells = out.flatMap((day) => back.map((home): GridCell => ({ out: day, back: home })));
  const possible = new Set(
    cells.filter((cell) => searchProblem(on(criteria, cell), today) === null),
  );
  const [there, home] = criteria.slices;
  const chosen = { out: there?.departure_date ?? today, back: home?.departure_date ?? today };
  const asked = new Map<GridCell, AirlineFares | null>();
  await mapLimit(askedCells([...possible], chosen), AT_ONCE, async (cell) => {
    asked.set(cell, null);
    if (signal.aborted) return;
    try {
      asked.set(cell, await fares.ofAirlines(provider, on(criteria, cell)));
    } catch (err) {
      log.warn({ err, ...cell }, 'the price of a journey on other days could not be asked for');
    }
  });
  const estimate = gridEstimates(
    [...asked].flatMap(([cell, own]) => (own === null ? [] : [{ ...cell, fares: own }])),
  );
  const priceOf = (cell: GridCell): Known => {
    const own = asked.get(cell);
    if (own !== undefined) return soldFor(own);
    return possible.has(cell) ? aboutFor(estimate(cell)) : nothing('none');
  };
  return {
    prices: cells.map((cell) => ({
      departure_date: cell.out,
      return_date: cell.back,
      ...priceOf(cell),
    })),
  };
}

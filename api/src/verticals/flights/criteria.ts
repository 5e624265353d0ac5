import type { FlightSearchRequestSchema } from '@wayfare/api-contract/schemas';
import { siteDay } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import { Problem, invalid } from '../../platform/http/problem';
import type { FlightSupplier } from '../../ports/flight-supplier';
import type { FlightCriteria } from '../../ports/flight-offers';
import { searchProblem } from './search-rules';

export type OfferSource = Pick<FlightSupplier, 'search' | 'offers'>;

type Asked = Pick<
  InferOutput<typeof FlightSearchRequestSchema>,
  'slices' | 'cabin_class' | 'max_connections' | 'passengers'
>;

/** Throws the Problem that names the invalid field. */
export function criteriaOf(asked: Asked, now: number): FlightCriteria {
  const problem = searchProblem(
    asked,
    siteDay(() => now),
  );
  if (problem !== null) throw invalid(problem.field, problem.text);
  return {
    slices: asked.slices,
    cabinClass: asked.cabin_class,
    maxConnections: asked.max_connections,
    passengers: asked.passengers,
  };
}

/** Maps the supplier's refusal, such as an unknown airport, to a search error. */
export async function startSearch(
  supplier: OfferSource,
  criteria: FlightCriteria,
): Promise<string> {
  try {
    return (await supplier.search(criteria)).offerRequestId;
  } catch (error) {
    if (error instanceof Problem && error.problemCode === 'INVALID_REQUEST')
      throw new Problem('INVALID_REQUEST', {
        text: 'flights.refused',
        field: 'slices',
        status: 422,
        cause: error,
      });
    throw error;
  }
}

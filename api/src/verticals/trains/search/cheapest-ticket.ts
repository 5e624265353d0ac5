import { compareMoney } from '@wayfare/domain';
import type { RailOffer, RailSearch, RailSolution } from '../../../ports/rail-offers';

export interface CheapestTicket {
  readonly solution: RailSolution;
  readonly offer: RailOffer;
}

/** Local day of the origin; null without a singly sold ticket. */
export function cheapestTicket(
  { legs, offers }: Pick<RailSearch, 'legs' | 'offers'>,
  day: string,
): CheapestTicket | null {
  const solutions = new Map(
    legs.flatMap((leg) => leg.solutions).map((solution) => [solution.id, solution]),
  );
  let cheapest: CheapestTicket | null = null;
  for (const offer of offers) {
    const solution = solutions.get(offer.solution);
    const isOfDay =
      solution?.departure.startsWith(day) === true && offer.flexibility.code !== 'RETURN';
    if (
      solution !== undefined &&
      isOfDay &&
      (cheapest === null || compareMoney(offer.price, cheapest.offer.price) < 0)
    )
      cheapest = { solution, offer };
  }
  return cheapest;
}

/** The supplier has later trains that day. */
export function goesOn({ legs }: Pick<RailSearch, 'legs'>, day: string): boolean {
  return (
    legs
      .flatMap((leg) => leg.solutions)
      .at(-1)
      ?.departure.startsWith(day) === true
  );
}

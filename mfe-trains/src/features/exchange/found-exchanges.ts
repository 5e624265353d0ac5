import type { ExchangeOffer, ExchangeSearchResult, LegSolution } from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';

export interface FoundExchange {
  searchId: string;
  offer: ExchangeOffer;
  solution: LegSolution;
}

export function foundExchanges(
  result: ExchangeSearchResult | undefined,
  legId: string,
): FoundExchange[] {
  const [found] = result?.items ?? [];
  if (found === undefined) return [];
  const solutions = found.legs.filter(({ id }) => id === legId).flatMap((leg) => leg.solutions);
  return found.offers
    .flatMap((offer): FoundExchange[] => {
      const solution =
        offer.leg === legId ? solutions.find(({ id }) => id === offer.legSolution) : undefined;
      return solution === undefined ? [] : [{ searchId: found.searchId, offer, solution }];
    })
    .sort(
      (a, b) =>
        a.solution.departure.localeCompare(b.solution.departure) ||
        parseMoney(a.offer.difference.value).amount - parseMoney(b.offer.difference.value).amount,
    );
}

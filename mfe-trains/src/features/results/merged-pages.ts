import type { LegSolution, TicketOffer, TicketSearchResult } from '@wayfare/api-contract';
import type { TrainPage } from '../../api/search.api';

const unique = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

const inOrder = (solutions: readonly LegSolution[]): LegSolution[] =>
  [...solutions].sort((a, b) => Date.parse(a.departure) - Date.parse(b.departure));

/** Merges an offer's data from several pages. */
function joined(offers: readonly TicketOffer[]): TicketOffer[] {
  const known = new Map<string, TicketOffer>();
  for (const offer of offers) {
    const before = known.get(offer.id)?.compatibleOffers ?? [];
    known.set(offer.id, {
      ...offer,
      compatibleOffers: [...new Set([...before, ...offer.compatibleOffers])],
    });
  }
  return [...known.values()];
}

/** Merges a search with its earlier and later pages: ids are the same on all of them. */
export function withPages(
  first: TicketSearchResult,
  pages: readonly TicketSearchResult[],
): TicketSearchResult {
  if (pages.length === 0) return first;
  const all = [first, ...pages];
  return {
    ...first,
    legs: first.legs.map((leg) => ({
      ...leg,
      solutions: inOrder(
        unique(
          all.flatMap(({ legs }) => legs.find(({ id }) => id === leg.id)?.solutions ?? []),
          ({ id }) => id,
        ),
      ),
    })),
    offers: joined(all.flatMap(({ offers }) => offers)),
    products: unique(
      all.flatMap(({ products }) => products),
      ({ code }) => code,
    ),
    services: unique(
      all.flatMap(({ services }) => services),
      ({ id }) => id,
    ),
    unusedCards: first.unusedCards.filter((card) =>
      all.every(({ unusedCards }) => unusedCards.includes(card)),
    ),
  };
}

/** The page that the next request continues; `start` is the search the first one followed. */
export function lastPage(
  pages: readonly TrainPage[],
  start: string,
  { leg, page }: Pick<TrainPage, 'leg' | 'page'>,
): string {
  const next = pages.find(
    (known) => known.from === start && known.leg === leg && known.page === page,
  );
  return next === undefined ? start : lastPage(pages, next.result.id, { leg, page });
}

/** The first search with this ticket, so that its bound counterpart is in what follows. */
export const searchWith = (
  first: TicketSearchResult,
  pages: readonly TicketSearchResult[],
  offer: string,
): string =>
  [first, ...pages].find(({ offers }) => offers.some(({ id }) => id === offer))?.id ?? first.id;

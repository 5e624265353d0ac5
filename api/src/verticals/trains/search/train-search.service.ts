import type { PassSearchResult, SearchTraveler, TicketSearchResult } from '@wayfare/api-contract';
import type {
  PassSearchRequestSchema,
  TicketPageRequestSchema,
  TicketSearchRequestSchema,
} from '@wayfare/api-contract/schemas';
import { siteDay } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import { invalid, Problem } from '../../../platform/http/problem';
import type { RailSearchTraveller } from '../../../ports/rail-offers';
import type { RailSupplier } from '../../../ports/rail-supplier';
import { wirePassSearch, wireSearch } from '../wire/wire-search';
import { clocksOf, fromNowOn } from './leg-clocks';
import type { RailReference } from './rail-reference.service';
import type { TrainPlaces } from './train-places.service';
import { legsProblem, passStartProblem } from './train-search-rules';

interface SearchSources {
  readonly supplier: Pick<RailSupplier, 'searchTickets' | 'pageTickets' | 'searchPasses'>;
  readonly places: TrainPlaces;
  readonly reference: RailReference;
}

export interface TrainSearch {
  tickets(
    input: InferOutput<typeof TicketSearchRequestSchema>,
    now: number,
  ): Promise<TicketSearchResult>;
  page(input: InferOutput<typeof TicketPageRequestSchema>): Promise<TicketSearchResult>;
  passes(
    input: InferOutput<typeof PassSearchRequestSchema>,
    now: number,
  ): Promise<PassSearchResult>;
}

export const travellersOf = (travelers: readonly SearchTraveler[]): RailSearchTraveller[] =>
  travelers.map(({ age, cards }) => ({ age, cards: cards.map(({ code }) => code) }));

async function stillKnown<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Problem && error.problemCode === 'NOT_FOUND')
      throw new Problem('OFFER_EXPIRED', { cause: error });
    throw error;
  }
}

export function trainSearchService({ supplier, places, reference }: SearchSources): TrainSearch {
  return {
    async tickets({ legs, travelers, language }, now) {
      const clockOf = await clocksOf(places, legs, now);
      const problem = legsProblem(legs, clockOf);
      if (problem !== null) throw invalid(problem.field, problem.text);
      const criteria = { legs: fromNowOn(legs, clockOf), travellers: travellersOf(travelers) };
      return wireSearch(await supplier.searchTickets(criteria, language));
    },

    async page({ id, leg, page, language }) {
      return wireSearch(await stillKnown(supplier.pageTickets(id, { leg, page }, language)));
    },

    async passes({ place, validityStartDate, travelers, language }, now) {
      if (!(await reference.areas(language)).some(({ code }) => code === place))
        throw invalid('place', 'trains.area');
      const text = passStartProblem(
        validityStartDate,
        siteDay(() => now),
      );
      if (text !== null) throw invalid('validityStartDate', text);
      return wirePassSearch(
        await supplier.searchPasses(
          { area: place, validFrom: validityStartDate, travellers: travellersOf(travelers) },
          language,
        ),
      );
    },
  };
}

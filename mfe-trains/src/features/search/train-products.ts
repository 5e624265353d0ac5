import type { Language } from '@wayfare/domain';
import type { KeptSearch } from '@wayfare/search';
import { paths } from '../../domain/paths';
import { EMPTY_PASS_SEARCH, EMPTY_TICKET_SEARCH } from '../../domain/search/criteria';
import type { PassSearch, TicketSearch } from '../../domain/search/criteria';
import { toPassQuery, toTicketQuery } from '../../domain/search/criteria-codec';
import { findPassProblems, findTicketProblems } from '../../domain/search/search-rules';
import type { TrainProblem } from '../../domain/search/search-rules';
import { keptPass, keptTickets } from '../../state/search/search-storage';

export interface TrainProduct<Search> {
  empty: Search;
  toQuery: (search: Search) => URLSearchParams;
  kept: KeptSearch<Search>;
  findProblems: (search: Search, today: string) => TrainProblem[];
  resultsPath: (language: Language, query?: URLSearchParams) => string;
}

export const TICKETS: TrainProduct<TicketSearch> = {
  empty: EMPTY_TICKET_SEARCH,
  toQuery: toTicketQuery,
  kept: keptTickets,
  findProblems: findTicketProblems,
  resultsPath: paths.tickets,
};

export const PASS: TrainProduct<PassSearch> = {
  empty: EMPTY_PASS_SEARCH,
  toQuery: toPassQuery,
  kept: keptPass,
  findProblems: findPassProblems,
  resultsPath: paths.passes,
};

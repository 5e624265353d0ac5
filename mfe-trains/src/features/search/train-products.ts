import type { Language } from '@wayfare/domain';
import { paths } from '../../domain/paths';
import { EMPTY_PASS_SEARCH, EMPTY_TICKET_SEARCH } from '../../domain/search/criteria';
import type { PassSearch, Product, TicketSearch } from '../../domain/search/criteria';
import {
  fromPassQuery,
  fromTicketQuery,
  toPassQuery,
  toTicketQuery,
} from '../../domain/search/criteria-codec';
import { isPassSearch, isTicketSearch } from '../../domain/search/is-search';
import { findPassProblems, findTicketProblems } from '../../domain/search/search-rules';
import type { TrainProblem } from '../../domain/search/search-rules';

export interface TrainProduct<Search> {
  product: Product;
  empty: Search;
  fromQuery: (query: URLSearchParams) => Search | null;
  toQuery: (search: Search) => URLSearchParams;
  isSearch: (value: unknown) => value is Search;
  findProblems: (search: Search, today: string) => TrainProblem[];
  resultsPath: (language: Language, query?: URLSearchParams) => string;
}

export const TICKETS: TrainProduct<TicketSearch> = {
  product: 'tickets',
  empty: EMPTY_TICKET_SEARCH,
  fromQuery: fromTicketQuery,
  toQuery: toTicketQuery,
  isSearch: isTicketSearch,
  findProblems: findTicketProblems,
  resultsPath: paths.tickets,
};

export const PASS: TrainProduct<PassSearch> = {
  product: 'pass',
  empty: EMPTY_PASS_SEARCH,
  fromQuery: fromPassQuery,
  toQuery: toPassQuery,
  isSearch: isPassSearch,
  findProblems: findPassProblems,
  resultsPath: paths.passes,
};

import type { SearchProduct } from '@wayfare/search';
import { paths } from '../../domain/paths';
import { EMPTY_PASS_SEARCH, EMPTY_TICKET_SEARCH } from '../../domain/search/criteria';
import type { PassSearch, TicketSearch } from '../../domain/search/criteria';
import { toPassQuery, toTicketQuery } from '../../domain/search/criteria-codec';
import { findPassProblems, findTicketProblems } from '../../domain/search/search-rules';
import { lastTrains } from '../../state/search/last-searches';
import { keptPass, keptTickets, rememberStations } from '../../state/search/search-storage';
import { idOf } from '../../ui/search/field-id';

export const TICKETS: SearchProduct<TicketSearch> = {
  empty: EMPTY_TICKET_SEARCH,
  toQuery: toTicketQuery,
  findProblems: findTicketProblems,
  resultsPath: paths.tickets,
  kept: keptTickets,
  remember(search) {
    rememberStations(search);
    lastTrains.remember(search);
  },
  idOf,
};

export const PASS: SearchProduct<PassSearch> = {
  empty: EMPTY_PASS_SEARCH,
  toQuery: toPassQuery,
  findProblems: findPassProblems,
  resultsPath: paths.passes,
  kept: keptPass,
  idOf,
};

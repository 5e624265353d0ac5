import type { ApiClient } from '@wayfare/api-client';
import { callQuery, queryClient, queryKey } from '@wayfare/api-client/query-cache';
import { pageTickets, passOrTickets, searchPasses, searchTickets } from '@wayfare/api-contract';
import type {
  PassOrTicketsRequest,
  PassSearchResult,
  TicketPageRequest,
  TicketSearchResult,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { searchQuery, type SearchQuery } from '@wayfare/search';
import {
  passCriteria,
  ticketCriteria,
  type PassSearch,
  type TicketSearch,
} from '../domain/search/criteria';
import { toPassQuery, toTicketQuery } from '../domain/search/criteria-codec';

/** Names in the answer are in its language. */
export interface Asked<Search> {
  search: Search;
  language: Language;
}

export const ticketsQuery = (
  api: ApiClient,
  { search, language }: Asked<TicketSearch>,
): SearchQuery<TicketSearchResult> =>
  searchQuery(
    callQuery(
      api,
      searchTickets,
      { ...ticketCriteria(search), language },
      // keyed by the search, since the request for today depends on the clock
      { key: { search: toTicketQuery(search).toString(), language } },
    ),
  );

export const passesQuery = (
  api: ApiClient,
  { search, language }: Asked<PassSearch>,
): SearchQuery<PassSearchResult> =>
  searchQuery(
    callQuery(
      api,
      searchPasses,
      { ...passCriteria(search), language },
      { key: { search: toPassQuery(search).toString(), language } },
    ),
  );

/** Drops cached searches, whose offers have expired. */
export function forgetSearches(): void {
  for (const key of [queryKey(searchTickets), queryKey(pageTickets), queryKey(searchPasses)])
    queryClient().removeQueries({ queryKey: key });
}

export interface TrainPage {
  /** ids of its search and of the answer that it continues */
  of: string;
  from: string;
  leg: string;
  page: TicketPageRequest['page'];
  result: TicketSearchResult;
}

const pagesKey = (asked: Asked<TicketSearch>): readonly unknown[] => [
  ...queryKey(pageTickets),
  toTicketQuery(asked.search).toString(),
  asked.language,
];

/** The cached pages of a search; reading them requests nothing. */
export const pagesQuery = (asked: Asked<TicketSearch>) => ({
  queryKey: pagesKey(asked),
  queryFn: (): TrainPage[] => [],
  initialData: (): TrainPage[] => [],
  staleTime: Infinity,
  enabled: false,
});

const trainsIn = ({ legs }: TicketSearchResult, leg: string) =>
  legs.find(({ id }) => id === leg)?.solutions ?? [];

/** Requests trains before or after those `shown`, caches them, and returns their number. */
export async function addTrains(
  api: ApiClient,
  asked: Asked<TicketSearch>,
  { of, from, leg, page, shown }: Omit<TrainPage, 'result'> & { shown: TicketSearchResult },
): Promise<number> {
  const result = await api.call(pageTickets, { id: from, leg, page, language: asked.language });
  const known = new Set(trainsIn(shown, leg).map(({ id }) => id));
  const added = trainsIn(result, leg).filter(({ id }) => !known.has(id)).length;
  if (added > 0)
    queryClient().setQueryData<TrainPage[]>(pagesKey(asked), (pages = []) => [
      ...pages.filter((other) => other.of === of),
      { of, from, leg, page, result },
    ]);
  return added;
}

/** Ticket prices, and seats that a pass does not include. Fails at once without a network. */
export const passOrTicketsQuery = (api: ApiClient, request: PassOrTicketsRequest) => ({
  ...searchQuery(callQuery(api, passOrTickets, request)),
  retryOnMount: false,
});

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

/** What is asked for: names in the answer are in its language. */
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
      // by the search and not by the request: what is asked of today follows the clock
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

/** Makes the next look at results ask the suppliers: what the tab keeps holds the offers that have lapsed. */
export function forgetSearches(): void {
  for (const key of [queryKey(searchTickets), queryKey(pageTickets), queryKey(searchPasses)])
    queryClient().removeQueries({ queryKey: key });
}

/** Trains of a leg before or after those of another answer. */
export interface TrainPage {
  /** id of the search that it belongs to, and of the answer that it was asked of */
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

/** The pages that the tab has of a search, for `useQuery`; nothing is asked for by reading them. */
export const pagesQuery = (asked: Asked<TicketSearch>) => ({
  queryKey: pagesKey(asked),
  queryFn: (): TrainPage[] => [],
  initialData: (): TrainPage[] => [],
  staleTime: Infinity,
  enabled: false,
});

const trainsIn = ({ legs }: TicketSearchResult, leg: string) =>
  legs.find(({ id }) => id === leg)?.solutions ?? [];

/** Asks for trains before or after those that are `shown` of a leg, and keeps them beside those; says how many there are. */
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

/** What journeys cost without a pass, and the seats that a pass does not include. Without a network it fails at once. */
export const passOrTicketsQuery = (api: ApiClient, request: PassOrTicketsRequest) => ({
  ...searchQuery(callQuery(api, passOrTickets, request)),
  retryOnMount: false,
});

import type { ApiClient } from '@wayfare/api-client';
import { KEEP_MS, queryClient, queryKey } from '@wayfare/api-client/query-cache';
import { pageTickets, passOrTickets, searchPasses, searchTickets } from '@wayfare/api-contract';
import type {
  PassOrTicketsRequest,
  PassOrTicketsResult,
  PassSearchResult,
  TicketPageRequest,
  TicketSearchResult,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import {
  passCriteria,
  ticketCriteria,
  type PassSearch,
  type TicketSearch,
} from '../features/search/criteria';
import { toPassQuery, toTicketQuery } from '../features/search/criteria-codec';

/** What is asked for: names in the answer are in its language. */
export interface Asked<Search> {
  search: Search;
  language: Language;
}

/** A search as the tab keeps it: asked again after ten minutes, or when somebody asks it to. Without a network it fails at once. */
export interface SearchQuery<Result> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Result>;
  staleTime: number;
  networkMode: 'always';
}

const KEPT = { staleTime: KEEP_MS, networkMode: 'always' } as const;

/** By the search and not by the request: what is asked of today follows the clock. */
const ticketsKey = ({ search, language }: Asked<TicketSearch>): readonly unknown[] => [
  ...queryKey(searchTickets),
  toTicketQuery(search).toString(),
  language,
];

export const ticketsQuery = (
  api: ApiClient,
  { search, language }: Asked<TicketSearch>,
): SearchQuery<TicketSearchResult> => ({
  ...KEPT,
  queryKey: ticketsKey({ search, language }),
  queryFn: ({ signal }) =>
    api.call(searchTickets, { ...ticketCriteria(search), language }, { signal }),
});

export const passesQuery = (
  api: ApiClient,
  { search, language }: Asked<PassSearch>,
): SearchQuery<PassSearchResult> => ({
  ...KEPT,
  queryKey: [...queryKey(searchPasses), toPassQuery(search).toString(), language],
  queryFn: ({ signal }) =>
    api.call(searchPasses, { ...passCriteria(search), language }, { signal }),
});

/** Makes the next look at results ask the suppliers: what the tab keeps holds the offers that have lapsed. */
export function forgetSearches(): void {
  for (const key of [queryKey(searchTickets), queryKey(searchPasses)])
    queryClient().removeQueries({ queryKey: key });
}

/** Trains before or after those that are shown of a leg take their place; false when there are none, and those stay. */
export async function moveTrains(
  api: ApiClient,
  asked: Asked<TicketSearch>,
  { id, leg, page }: Pick<TicketPageRequest, 'id' | 'leg' | 'page'>,
): Promise<boolean> {
  const moved = await api.call(pageTickets, { id, leg, page, language: asked.language });
  if (moved.legs.find((candidate) => candidate.id === leg)?.solutions.length === 0) return false;
  queryClient().setQueryData<TicketSearchResult>(ticketsKey(asked), moved);
  return true;
}

/** What journeys cost without a pass, and the seats that a pass does not include. */
export function comparePass(
  api: ApiClient,
  request: PassOrTicketsRequest,
  signal: AbortSignal,
): Promise<PassOrTicketsResult> {
  return api.call(passOrTickets, request, { signal });
}

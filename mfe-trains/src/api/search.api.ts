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
} from '../domain/search/criteria';
import { toPassQuery, toTicketQuery } from '../domain/search/criteria-codec';

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
  ...ticketsKey(asked),
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

/** What journeys cost without a pass, and the seats that a pass does not include. */
export function comparePass(
  api: ApiClient,
  request: PassOrTicketsRequest,
  signal: AbortSignal,
): Promise<PassOrTicketsResult> {
  return api.call(passOrTickets, request, { signal });
}

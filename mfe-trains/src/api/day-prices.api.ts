import type { ApiClient } from '@wayfare/api-client';
import { KEEP_MS, queryKey } from '@wayfare/api-client/query-cache';
import { cheapestTrainDays, type TrainDaysResult } from '@wayfare/api-contract';
import type { IsoDate } from '@wayfare/domain';
import { ticketCriteria, type TicketSearch } from '../features/search/criteria';

/** The lowest prices of other days for one direction of a search; asked for once, whatever comes of it. */
export function dayPricesQuery(
  api: ApiClient,
  search: TicketSearch,
  { direction, days }: { direction: 0 | 1; days: readonly IsoDate[] },
) {
  const request = { ...ticketCriteria(search), leg: direction, days: [...days] };
  return {
    queryKey: queryKey(cheapestTrainDays, request),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<TrainDaysResult> =>
      api.call(cheapestTrainDays, request, { signal }),
    staleTime: KEEP_MS,
    retryOnMount: false,
  };
}

import type { ApiClient } from '@wayfare/api-client';
import { callQuery, KEEP_MS, queryClient } from '@wayfare/api-client/query-cache';
import { cheapestTrainDays, TRAIN_LIMITS, type TrainDaysResult } from '@wayfare/api-contract';
import type { IsoDate } from '@wayfare/domain';
import { ticketCriteria, type TicketSearch } from '../domain/search/criteria';
import { toTicketQuery } from '../domain/search/criteria-codec';
import { dayOf, onDay } from '../domain/search/days-around';

/** The API's limit of days per request. */
const AT_ONCE = TRAIN_LIMITS.days;

/** `dayPricesQuery` for more days than one request takes, streamed batch by batch. */
export function manyDayPricesQuery(
  api: ApiClient,
  search: TicketSearch,
  { direction, days }: { direction: 0 | 1; days: readonly IsoDate[] },
) {
  const parts = Array.from({ length: Math.ceil(days.length / AT_ONCE) }, (_, part) =>
    dayPricesQuery(api, search, {
      direction,
      days: days.slice(AT_ONCE * part, AT_ONCE * (part + 1)),
    }),
  );
  const key = ['many days', ...parts.map(({ queryKey: part }) => part)];
  return {
    queryKey: key,
    queryFn: async ({
      signal,
    }: {
      signal?: AbortSignal | undefined;
    }): Promise<TrainDaysResult['days']> => {
      const known: TrainDaysResult['days'] = [];
      for (const part of parts) {
        known.push(...(await part.queryFn({ signal })).days);
        queryClient().setQueryData<TrainDaysResult['days']>(key, [...known]);
      }
      return known;
    },
    staleTime: KEEP_MS,
    retryOnMount: false,
    enabled: days.length > 0,
  };
}

/** Keyed by the search, since the request depends on the clock. Uses the last day's hours: today's may be over. */
export function dayPricesQuery(
  api: ApiClient,
  search: TicketSearch,
  { direction, days }: { direction: 0 | 1; days: readonly IsoDate[] },
) {
  const moved = onDay(search, direction, days.at(-1) ?? dayOf(search, direction));
  return {
    ...callQuery(
      api,
      cheapestTrainDays,
      { ...ticketCriteria(moved), leg: direction, days: [...days] },
      { key: { search: toTicketQuery(search).toString(), direction, days } },
    ),
    retryOnMount: false,
    enabled: days.length > 0,
  };
}

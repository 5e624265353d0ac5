import type { ApiClient } from '@wayfare/api-client';
import { callQuery, KEEP_MS, queryClient } from '@wayfare/api-client/query-cache';
import { cheapestTrainDays, TRAIN_LIMITS, type TrainDaysResult } from '@wayfare/api-contract';
import type { IsoDate } from '@wayfare/domain';
import { ticketCriteria, type TicketSearch } from '../domain/search/criteria';
import { toTicketQuery } from '../domain/search/criteria-codec';
import { dayOf, onDay } from '../domain/search/days-around';

/** The API takes so many days at once. */
const AT_ONCE = TRAIN_LIMITS.days;

/** As `dayPricesQuery`, of more days than are asked for at once: one part after the other, and the tab has each as it comes. */
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

/**
 * The lowest prices of some days for one direction of a search; asked for once, whatever comes of it. Known by the search,
 * and not by the request, which follows the clock. The hour is that of the last day: of today some may be over.
 */
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

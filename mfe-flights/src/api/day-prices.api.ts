import type { ApiClient } from '@wayfare/api-client';
import { callQuery, KEEP_MS, queryClient, queryKey } from '@wayfare/api-client/query-cache';
import { cheapestDays, priceGrid, type CheapestDaysResult } from '@wayfare/api-contract';
import type { IsoDate } from '@wayfare/domain';
import { wireCriteria, type FlightSearch } from '../domain/search/criteria';

export type DayPrice = CheapestDaysResult['days'][number];

export const cheapestDaysQuery = (
  api: ApiClient,
  search: FlightSearch,
  days: readonly IsoDate[],
) => ({
  ...callQuery(api, cheapestDays(), { ...wireCriteria(search), days: [...days] }),
  retryOnMount: false,
});

/** Prices of a return journey on other days. ApiError also from an older API without this call. */
export const priceGridQuery = (
  api: ApiClient,
  search: FlightSearch,
  { out, back }: { out: readonly IsoDate[]; back: readonly IsoDate[] },
) => ({
  ...callQuery(api, priceGrid(), { ...wireCriteria(search), out: [...out], back: [...back] }),
  retryOnMount: false,
});

/** Days per request, the API's limit. */
const AT_ONCE = 7;

/** Lowest prices of the first flight on many days, streamed batch by batch; ends when nobody observes it. */
export function dayPricesQuery(api: ApiClient, search: FlightSearch, days: readonly IsoDate[]) {
  const parts = Array.from({ length: Math.ceil(days.length / AT_ONCE) }, (_, part) =>
    cheapestDaysQuery(api, search, days.slice(AT_ONCE * part, AT_ONCE * (part + 1))),
  );
  const key = [...queryKey(cheapestDays()), parts.map(({ queryKey: part }) => part)];
  return {
    queryKey: key,
    queryFn: async ({ signal }: { signal?: AbortSignal | undefined }): Promise<DayPrice[]> => {
      const known: DayPrice[] = [];
      for (const part of parts) {
        known.push(...(await part.queryFn({ signal })).days);
        queryClient().setQueryData<DayPrice[]>(key, [...known]);
      }
      return known;
    },
    staleTime: KEEP_MS,
    retryOnMount: false,
    enabled: days.length > 0,
  };
}

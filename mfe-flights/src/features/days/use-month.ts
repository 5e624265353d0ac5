import { KEEP_MS, queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { cheapestDays, type CheapestDaysResult } from '@wayfare/api-contract';
import { siteDay } from '@wayfare/domain';
import { usePlatform } from '@wayfare/remote-kit';
import { cheapestDaysRequest, loadCheapestDays } from '../../api/search.api';
import type { FlightSearch } from './days-around';
import { askedDays, type Month } from './month-days';

type DayPrice = CheapestDaysResult['days'][number];

/** Prices of a month, a part of it after the other, each shown as it comes; leaving the page or the month ends it. */
export function useMonth(search: FlightSearch, month: Month) {
  const { api } = usePlatform();
  const parts = askedDays(search, month, siteDay()).map((days) =>
    cheapestDaysRequest(search, days),
  );
  const key = [...queryKey(cheapestDays()), parts];
  const client = queryClient();
  return useQuery(
    {
      queryKey: key,
      queryFn: async ({ signal }) => {
        const known: DayPrice[] = [];
        for (const request of parts) {
          known.push(...(await loadCheapestDays(api, request, signal)).days);
          client.setQueryData<DayPrice[]>(key, [...known]);
        }
        return known;
      },
      staleTime: KEEP_MS,
      retryOnMount: false,
    },
    client,
  );
}

import { useQuery } from '@wayfare/api-client/query-cache';
import { siteDay } from '@wayfare/domain';
import { usePlatform } from '@wayfare/remote-kit';
import { dayPricesQuery } from '../../api/day-prices.api';
import type { FlightSearch } from './days-around';
import { askedDays, type Month } from './month-days';

/** A month's prices as they arrive; unmounting or another month stops the requests. */
export function useMonth(search: FlightSearch, month: Month) {
  const { api } = usePlatform();
  return useQuery(dayPricesQuery(api, search, askedDays(search, month, siteDay())));
}

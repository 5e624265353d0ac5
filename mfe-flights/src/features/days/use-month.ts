import { useQuery } from '@wayfare/api-client/query-cache';
import { siteDay } from '@wayfare/domain';
import { usePlatform } from '@wayfare/remote-kit';
import { dayPricesQuery } from '../../api/day-prices.api';
import type { FlightSearch } from './days-around';
import { askedDays, type Month } from './month-days';

/** Prices of a month, a part of it after the other, each shown as it comes; leaving the page or the month ends it. */
export function useMonth(search: FlightSearch, month: Month) {
  const { api } = usePlatform();
  return useQuery(dayPricesQuery(api, search, askedDays(search, month, siteDay())));
}

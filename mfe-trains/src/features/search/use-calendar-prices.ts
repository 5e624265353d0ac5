import { useQuery } from '@wayfare/api-client/query-cache';
import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { pricedCalendar, type DayPrices } from '@wayfare/search';
import { useState } from 'react';
import { manyDayPricesQuery } from '../../api/day-prices.api';
import type { TicketSearch } from '../../domain/search/criteria';
import { dayPrice, onDay } from '../../domain/search/days-around';
import { formatHour } from '../../domain/search/hours';
import { placeProblem } from '../../domain/search/search-rules';
import { searchableDays } from './calendar-days';

/** Prices of the visible month for a direction, fetched while the calendar is open; undefined where none can be had. */
export function useCalendarPrices(search: TicketSearch, direction: 0 | 1): DayPrices | undefined {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { api } = usePlatform();
  const [[month], setMonths] = useState<string[]>([]);
  const today = siteDay();
  const days = month === undefined ? [] : searchableDays(search, direction, month, today);
  const asked = days[0] === undefined ? search : onDay(search, direction, days[0]);
  const { data = [], isFetching } = useQuery(manyDayPricesQuery(api, asked, { direction, days }));
  const hasPlaces = placeProblem('from', search.from) ?? placeProblem('to', search.to);
  if (hasPlaces !== null || (direction === 1 && search.date === '')) return undefined;
  const hour = formatHour(direction === 0 ? search.hour : search.returnHour);
  const known = days.length === 0 ? [] : data;
  return pricedCalendar(
    new Map(
      known.flatMap((day): [string, number][] => {
        const lowest = dayPrice(day, 'single');
        return lowest === null ? [] : [[day.date, lowest.price.amount / 100]];
      }),
    ),
    {
      language,
      note: t(isFetching ? 'calendar.pricesAsking' : 'calendar.prices', { hour }),
      onMonths: setMonths,
    },
  );
}

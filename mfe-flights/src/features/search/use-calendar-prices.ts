import { useQuery } from '@wayfare/api-client/query-cache';
import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { pricedCalendar, type DayPrices } from '@wayfare/search';
import { useState } from 'react';
import { dayPricesQuery } from '../../api/day-prices.api';
import type { FlightSearch } from '../../domain/search/criteria';
import { askedOf, nightsAway } from './calendar-days';

function useMonthPrices(search: FlightSearch, month: string | undefined) {
  const { api } = usePlatform();
  const asked = month === undefined ? null : askedOf(search, month, siteDay());
  const { data, isFetching } = useQuery(
    dayPricesQuery(api, asked?.search ?? search, asked?.days ?? []),
  );
  return { known: asked === null ? [] : (data ?? []), isFetching: asked !== null && isFetching };
}

/** Prices of the visible months, fetched while the calendar is open; undefined where none can be had. */
export function useCalendarPrices(search: FlightSearch): DayPrices | undefined {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const [[first, second], setMonths] = useState<string[]>([]);
  const months = [useMonthPrices(search, first), useMonthPrices(search, second)];
  const today = siteDay();
  const firstMonths = [today.slice(0, 7), first, second].filter((month) => month !== undefined);
  if (firstMonths.every((month) => askedOf(search, month, today) === null)) return undefined;

  const euros = new Map(
    months.flatMap(({ known }) =>
      known.flatMap(({ departure_date: day, total_amount: amount }): [string, number][] =>
        amount === null ? [] : [[day, Number(amount)]],
      ),
    ),
  );
  const nights = nightsAway(search);
  const told =
    nights === null ? t('calendar.pricesOut') : t('calendar.pricesReturn', { count: nights });
  return pricedCalendar(euros, {
    language,
    note: months.some(({ isFetching }) => isFetching) ? t('calendar.pricesAsking') : told,
    onMonths: setMonths,
  });
}

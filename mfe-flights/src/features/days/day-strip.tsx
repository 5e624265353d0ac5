import { useQuery } from '@wayfare/api-client/query-cache';
import type { CheapestDaysResult } from '@wayfare/api-contract';
import { formatDate, formatMoney, parseMoney, siteDay, type IsoDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { DayStrip as Strip } from '@wayfare/ui/results';
import { cheapestDaysQuery } from '../../api/day-prices.api';
import { useResultsHref } from '../../ui/use-results-href';
import { daysAround, departureOf, onDay, type FlightSearch } from './days-around';

type DayPrice = CheapestDaysResult['days'][number];

/** Empty on failure: the strip is optional. */
function useDayPrices(
  search: FlightSearch,
  days: readonly IsoDate[],
): { prices: readonly DayPrice[]; isPending: boolean } {
  const { api } = usePlatform();
  const { data, isPending } = useQuery(cheapestDaysQuery(api, search, days));
  return { prices: data?.days ?? [], isPending };
}

export function DayStrip({ search }: { search: FlightSearch }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const hrefOf = useResultsHref();
  const days = daysAround(search, siteDay());
  const { prices, isPending } = useDayPrices(search, days);

  function noteOf(day: IsoDate): string {
    const price = prices.find((candidate) => candidate.departure_date === day);
    if (isPending) return t('days.asking');
    if (price === undefined || price.failed) return t('days.unknown');
    return price.total_amount === null
      ? t('days.none')
      : t('days.from', { price: formatMoney(parseMoney(price.total_amount), language) });
  }

  return (
    <Strip
      label={t('days.label')}
      days={days.map((day) => ({
        day,
        name: formatDate(day, language, 'weekday'),
        note: noteOf(day),
        href: hrefOf(onDay(search, day)),
        isShown: departureOf(search) === day,
      }))}
      isBusy={isPending}
    />
  );
}

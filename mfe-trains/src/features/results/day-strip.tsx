import type { TrainDaysResult } from '@wayfare/api-contract';
import { useQuery } from '@wayfare/api-client/query-cache';
import { formatDate, formatDecimal, formatMoney, siteDay, type IsoDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { PriceAlert } from '@wayfare/saved/price-alert';
import { DayStrip } from '@wayfare/ui/results';
import { dayPricesQuery } from '../../api/day-prices.api';
import { ticketCriteria, type TicketSearch } from '../../domain/search/criteria';
import { toTicketQuery } from '../../domain/search/criteria-codec';
import { dayOf, dayPrice, daysAround, onDay, type DayPrice } from '../../domain/search/days-around';
import styles from './day-strip.module.css';

interface Of {
  search: TicketSearch;
  direction: 0 | 1;
  wanted: 'single' | 'bound' | 'both';
}

type Day = TrainDaysResult['days'][number];

/** Empty on failure: it is optional. */
function useDayPrices({ search, direction }: Of) {
  const { api } = usePlatform();
  const days = daysAround(search, direction, siteDay());
  const { data, isPending } = useQuery(dayPricesQuery(api, search, { direction, days }));
  const known: readonly Day[] = data?.days ?? [];
  return { days, isPending, priceOn: (day: IsoDate) => known.find(({ date }) => date === day) };
}

export function useDayPrice(of: Of): DayPrice | null {
  const day = useDayPrices(of).priceOn(dayOf(of.search, of.direction));
  return day === undefined ? null : dayPrice(day, of.wanted);
}

export function OtherDays({
  hrefOf,
  ...of
}: Of & {
  hrefOf: (search: TicketSearch) => string;
}) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { search, direction, wanted } = of;
  const { days, isPending, priceOn } = useDayPrices(of);

  const lowestOn = (day: IsoDate): DayPrice | null => {
    const known = priceOn(day);
    return known === undefined ? null : dayPrice(known, wanted);
  };
  const cents = days.flatMap((day) => lowestOn(day)?.price.amount ?? []);

  function noteOf(day: IsoDate): string {
    const known = priceOn(day);
    if (isPending) return t('days.asking');
    if (known === undefined || known.failed) return t('days.unknown');
    const lowest = lowestOn(day);
    return lowest === null
      ? t('days.none')
      : t('days.from', { price: formatMoney(lowest.price, language) });
  }

  return (
    <DayStrip
      label={t(direction === 0 ? 'days.out' : 'days.back')}
      days={days.map((day) => ({
        day,
        name: formatDate(day, language, 'weekday'),
        note: noteOf(day),
        href: hrefOf(onDay(search, direction, day)),
        isShown: day === dayOf(search, direction),
        isLowest: cents.length > 1 && lowestOn(day)?.price.amount === Math.min(...cents),
      }))}
      isBusy={isPending}
    />
  );
}

/** A price alert for the day; its space is reserved before the price is known. */
export function DayAlert({ search, direction }: Pick<Of, 'search' | 'direction'>) {
  const lowest = useDayPrice({ search, direction, wanted: 'both' });
  return (
    <div className={styles.alert}>
      {lowest !== null && (
        <PriceAlert
          key={`${toTicketQuery(search).toString()} ${direction}`}
          watch={{ product: 'trains', ...ticketCriteria(search), leg: direction }}
          seen={formatDecimal(lowest.price)}
        />
      )}
    </div>
  );
}

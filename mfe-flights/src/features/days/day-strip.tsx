import { KEEP_MS, queryClient, useQuery } from '@wayfare/api-client/query-cache';
import type { CheapestDaysResult } from '@wayfare/api-contract';
import { formatDate, formatMoney, parseMoney, siteDay, type IsoDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { cheapestDaysKey, cheapestDaysRequest, loadCheapestDays } from '../../api/search.api';
import { paths } from '../../paths';
import { firstSlice, type FlightSearch } from '../search/criteria';
import { toQuery } from '../search/criteria-codec';
import styles from './day-strip.module.css';
import { daysAround, onDay } from './days-around';

type DayPrice = CheapestDaysResult['days'][number];

/** Prices of days; nothing where they could not be had, for the strip is an extra. */
function useDayPrices(
  search: FlightSearch,
  days: readonly IsoDate[],
): { prices: readonly DayPrice[]; isPending: boolean } {
  const { api } = usePlatform();
  const request = cheapestDaysRequest(search, days);
  const { data, isPending } = useQuery(
    {
      queryKey: cheapestDaysKey(request),
      queryFn: ({ signal }) => loadCheapestDays(api, request, signal),
      staleTime: KEEP_MS,
      retryOnMount: false,
    },
    queryClient(),
  );
  return { prices: data?.days ?? [], isPending };
}

function usePriceText(
  day: IsoDate,
  { prices, isPending }: ReturnType<typeof useDayPrices>,
): string {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const price = prices.find((candidate) => candidate.departure_date === day);
  if (isPending) return t('days.asking');
  if (price === undefined || price.failed) return t('days.unknown');
  return price.total_amount === null
    ? t('days.none')
    : t('days.from', { price: formatMoney(parseMoney(price.total_amount), language) });
}

function Day({
  day,
  search,
  known,
}: {
  day: IsoDate;
  search: FlightSearch;
  known: ReturnType<typeof useDayPrices>;
}) {
  const language = useLanguage();
  const text = usePriceText(day, known);
  const isShown = firstSlice(search).departureDate === day;
  return (
    <li>
      <Link
        className={styles.day}
        to={paths.results(language, toQuery(onDay(search, day)))}
        aria-current={isShown ? 'date' : undefined}
      >
        <span className={styles.date}>{formatDate(day, language, 'weekday')}</span>
        <span className={styles.price}>{text}</span>
      </Link>
    </li>
  );
}

/** The same search on the days around, each with its lowest price; asked for when the first flights are there. */
export function DayStrip({ search }: { search: FlightSearch }) {
  const { t } = useTranslation('flights');
  const days = daysAround(search, siteDay());
  const known = useDayPrices(search, days);
  return (
    <nav className={styles.strip} aria-label={t('days.label')}>
      <ul aria-busy={known.isPending}>
        {days.map((day) => (
          <Day key={day} day={day} search={search} known={known} />
        ))}
      </ul>
    </nav>
  );
}

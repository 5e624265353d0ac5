import { formatDate, formatMoney, parseMoney, siteDay, type IsoDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useResultsHref } from '../../ui/use-results-href';
import { canSearch, departureOf, onDay, type FlightSearch } from './days-around';
import styles from './flexible-days.module.css';
import { lowestOf } from './lowest-price';
import { weekdayNames, weeksOf, type Month } from './month-days';
import { PriceLink } from './price-link';
import { PricesState } from './prices-state';
import { useMonth } from './use-month';

interface Props {
  labelledBy: string;
  search: FlightSearch;
  month: Month;
}

export function MonthTable({ labelledBy, search, month }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const hrefOf = useResultsHref();
  const today = siteDay();
  const { data: prices = [], isFetching, isError, refetch } = useMonth(search, month);
  const lowest = lowestOf(prices.map(({ total_amount: amount }) => amount));
  const money = (amount: string) => formatMoney(parseMoney(amount), language);
  const date = (day: IsoDate) => formatDate(day, language, 'weekday');
  const cheapest = prices.find(({ total_amount: amount }) => amount !== null && amount === lowest);

  function textOf(price: (typeof prices)[number] | undefined): string {
    if (price === undefined) return t(isFetching ? 'days.asking' : 'days.unknown');
    if (price.failed) return t('days.unknown');
    return price.total_amount === null ? t('days.none') : money(price.total_amount);
  }

  function cell(day: IsoDate) {
    const moved = onDay(search, day);
    if (!canSearch(moved, today))
      return <span className={styles.never}>{Number(day.slice(8))}</span>;
    const price = prices.find(({ departure_date: own }) => own === day);
    const amount = price?.total_amount ?? null;
    return (
      <PriceLink
        to={hrefOf(moved)}
        days={date(day)}
        label={String(Number(day.slice(8)))}
        price={textOf(price)}
        hasPrice={amount !== null}
        isChosen={day === departureOf(search)}
        isLowest={amount !== null && amount === lowest}
      />
    );
  }

  return (
    <>
      <PricesState
        isLooking={isFetching}
        isFailed={isError}
        found={
          cheapest === undefined || lowest === null
            ? null
            : t('days.lowestDay', { price: money(lowest), day: date(cheapest.departure_date) })
        }
        onRetry={() => void refetch()}
      />
      <div className={styles.scroll}>
        <table className={styles.month} aria-labelledby={labelledBy} aria-busy={isFetching}>
          <thead>
            <tr>
              {weekdayNames(language).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, index) => (
              <tr key={index}>
                {week.map((day, weekday) => (
                  <td key={weekday}>{day === null ? null : cell(day)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

import { useQuery } from '@wayfare/api-client/query-cache';
import type { GridPrice } from '@wayfare/api-contract';
import { formatDate, formatMoney, formatWholeEuros, parseMoney, siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { VisuallyHidden } from '@wayfare/ui';
import { priceGridQuery } from '../../api/day-prices.api';
import { useResultsHref } from '../../ui/use-results-href';
import { canSearch, type FlightSearch } from './days-around';
import styles from './flexible-days.module.css';
import { gridDays, onDays, pairOf, type DayPair } from './grid-days';
import { lowestOf } from './lowest-price';
import { PriceLink } from './price-link';
import { PricesState } from './prices-state';

function useGrid(search: FlightSearch, days: ReturnType<typeof gridDays>) {
  const { api } = usePlatform();
  return useQuery(priceGridQuery(api, search, days));
}

const isOn =
  ({ out, back }: DayPair) =>
  ({ departure_date: there, return_date: home }: GridPrice): boolean =>
    there === out && home === back;

/** Text of a pair's price: exact, estimated, or why there is none. */
function usePriceText(isLooking: boolean): (price: GridPrice | undefined) => string {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  return (known) => {
    if (known === undefined) return t(isLooking ? 'days.asking' : 'days.unknown');
    const { kind, total_amount: amount } = known;
    if (amount === null) return t(kind === 'none' ? 'days.none' : 'days.unknown');
    const price = parseMoney(amount);
    // estimates are rounded to whole euros
    return kind === 'about'
      ? t('days.about', { price: formatWholeEuros(price.amount / 100, language) })
      : formatMoney(price, language);
  };
}

export function PriceGrid({ search }: { search: FlightSearch }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const hrefOf = useResultsHref();
  const today = siteDay();
  const days = gridDays(search, today);
  const { data, isFetching, isError, refetch } = useGrid(search, days);
  const prices = data?.prices ?? [];
  const lowest = lowestOf(prices.map(({ total_amount: amount }) => amount));
  const textOf = usePriceText(isFetching);
  const date = (day: string) => formatDate(day, language, 'weekday');
  const daysText = ({ out, back }: DayPair) => t('days.pair', { out: date(out), back: date(back) });
  const cheapest = prices.find(({ total_amount: amount }) => amount !== null && amount === lowest);
  const found =
    cheapest === undefined
      ? null
      : t('days.lowestPair', {
          price: textOf(cheapest),
          days: daysText({ out: cheapest.departure_date, back: cheapest.return_date }),
        });

  function cell(pair: DayPair) {
    const moved = onDays(search, pair);
    if (!canSearch(moved, today)) return <span className={styles.never}>{t('days.never')}</span>;
    const price = prices.find(isOn(pair));
    const chosen = pairOf(search);
    return (
      <PriceLink
        to={hrefOf(moved)}
        days={daysText(pair)}
        price={textOf(price)}
        hasPrice={price !== undefined && price.total_amount !== null}
        isChosen={pair.out === chosen.out && pair.back === chosen.back}
        isLowest={
          price !== undefined && price.total_amount !== null && price.total_amount === lowest
        }
      />
    );
  }

  return (
    <div className={styles.view}>
      <PricesState
        isLooking={isFetching}
        isFailed={isError}
        found={found}
        onRetry={() => void refetch()}
      />
      <div className={styles.scroll}>
        <table className={styles.grid} aria-busy={isFetching}>
          <caption>
            <VisuallyHidden>{t('days.gridCaption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td className={styles.corner} aria-hidden="true">
                <span>{t('days.outAxis')}</span>
                <span>{t('days.backAxis')}</span>
              </td>
              {days.out.map((out) => (
                <th key={out} scope="col">
                  <VisuallyHidden>{t('days.out')} </VisuallyHidden>
                  {date(out)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.back.map((back) => (
              <tr key={back}>
                <th scope="row">
                  <VisuallyHidden>{t('days.back')} </VisuallyHidden>
                  {date(back)}
                </th>
                {days.out.map((out) => (
                  <td key={out}>{cell({ out, back })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{t('days.gridNote')}</p>
    </div>
  );
}

import type { PassOrTicketsResult, TrainPrices } from '@wayfare/api-contract';
import { formatDate, formatMoney, isIsoDate, subtractMoney, type Money } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { VisuallyHidden } from '@wayfare/ui';
import { priceOf } from '../../domain/fares/shown-price';
import type { Comparison } from './break-even';
import styles from './compare.module.css';

interface Props {
  journeys: PassOrTicketsResult['journeys'];
  pass: Money;
  comparison: Comparison;
}

export function CostTable({ journeys, pass, comparison: { tickets, withPass } }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const text = (prices: TrainPrices | null) =>
    prices === null ? t('compare.notKnown') : formatMoney(priceOf({ prices }), language);
  const dayOf = (date: string) => (isIsoDate(date) ? formatDate(date, language, 'weekday') : date);
  return (
    <div className={styles.scroll} role="region" aria-label={t('compare.table')} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('compare.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('compare.journeys')}</th>
            <th scope="col">{t('compare.tickets')}</th>
            <th scope="col">{t('compare.withPass')}</th>
          </tr>
        </thead>
        <tbody>
          {journeys.map(({ origin, destination, date, tickets: own, reservations }, index) => (
            <tr key={index}>
              <th scope="row">
                {t('compare.route', {
                  origin: origin.label,
                  destination: destination.label,
                  date: dayOf(date),
                })}
              </th>
              <td>{text(own)}</td>
              <td>
                {reservations !== null && priceOf({ prices: reservations }).amount === 0
                  ? t('compare.included')
                  : reservations === null
                    ? t('compare.notKnown')
                    : t('compare.seats', { price: text(reservations) })}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('compare.passItself')}</th>
            <td />
            <td>{formatMoney(pass, language)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('compare.sum')}</th>
            <td>{formatMoney(tickets, language)}</td>
            <td>
              {t('compare.sumWithPass', {
                price: formatMoney(withPass, language),
                seats: formatMoney(subtractMoney(withPass, pass), language),
              })}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

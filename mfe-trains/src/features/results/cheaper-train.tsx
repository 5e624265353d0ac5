import { compareMoney, formatMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { TextLink } from '@wayfare/ui';
import { cheapest, priceOf } from '../../domain/fares/shown-price';
import type { ChooseProps } from './choose-props';
import { useDayPrice } from './day-strip';
import { withHour } from './hour-change';
import styles from './results.module.css';
import { ticketsWanted, type Train } from './selection';
import { clearedFrom } from './selection-query';

/** Points to the day's lowest price while no shown train has it. */
export function CheaperTrain({
  direction,
  search,
  chosen,
  nav,
  isRefreshing,
  trains,
}: ChooseProps & { trains: readonly Train[] }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const lowest = useDayPrice({ search, direction, wanted: ticketsWanted(direction, chosen) });
  const shown = cheapest(trains.flatMap(({ offers }) => offers));
  const hasTicket = (direction === 0 ? chosen.out : chosen.back) !== null;
  if (lowest === null || shown === undefined || isRefreshing || hasTicket) return null;
  if (compareMoney(lowest.price, priceOf(shown)) >= 0) return null;
  const time = lowest.departure.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDThh:mm'.length);
  const there = withHour(search, direction, Number(time.slice(0, 2)));
  return (
    <p className={styles.small}>
      {t('days.lowest', { price: formatMoney(lowest.price, language), time })}{' '}
      <TextLink to={nav.hrefOf(clearedFrom(direction, nav.selection), there)}>
        {t('days.toLowest')}
      </TextLink>
    </p>
  );
}

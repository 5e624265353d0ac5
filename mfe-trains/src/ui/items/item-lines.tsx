import type { PassItem, TicketItem, TrainItem } from '@wayfare/api-contract';
import { formatDate, isIsoDate, journeyTimes } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Badge } from '@wayfare/ui';
import { passFacts } from '../../domain/items/pass-line';
import { trainName } from '../../domain/items/train-name';
import styles from './items.module.css';

type Leg = TicketItem['legs'][number];

/** Times are by each station's clock (TRN-20, TRN-21). */
function LegLines({ leg: { origin, destination, solution } }: { leg: Leg }) {
  const { t } = useTranslation('trains');
  const { date, departure, arrival, days } = journeyTimes(
    solution.departure,
    solution.arrival,
    useLanguage(),
  );
  return (
    <div className={styles.lines}>
      <p>
        <strong>{t('cart.route', { origin: origin.label, destination: destination.label })}</strong>
      </p>
      <p>
        {date}, {departure} – {arrival}{' '}
        {days !== 0 && (
          <Badge>
            {t('cart.dayShift', {
              count: Math.abs(days),
              shift: days > 0 ? `+${days}` : `−${-days}`,
            })}
          </Badge>
        )}
      </p>
      {solution.segments.map((segment) => (
        <p key={segment.id} className={styles.small}>
          {[trainName(segment), segment.comfortCategory.label].join(' · ')}
        </p>
      ))}
    </div>
  );
}

/** See TRN-24, TRN-25. */
function PassLines({ item }: { item: PassItem }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const dayOf = (day: string) => (isIsoDate(day) ? formatDate(day, language, 'medium') : day);
  return (
    <div className={styles.lines}>
      <p>
        <strong>{item.label}</strong>
      </p>
      <p>
        {t('cart.passDates', {
          from: dayOf(item.validityStartDate),
          until: dayOf(item.validUntil),
        })}
      </p>
      <p className={styles.small}>{passFacts(item, t).join(' · ')}</p>
    </div>
  );
}

/** See TRN-19. */
export function ItemLines({ item }: { item: TrainItem }) {
  if (item.type === 'pass') return <PassLines item={item} />;
  return item.legs.map((leg) => <LegLines key={leg.id} leg={leg} />);
}

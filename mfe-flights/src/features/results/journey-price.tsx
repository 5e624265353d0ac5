import { formatMoney, money } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Price } from '@wayfare/ui';
import type { Itinerary } from '../../domain/itinerary/itineraries';
import styles from './journey-card.module.css';

/** The party's total first, then the price per person. */
export function JourneyPrice({ fares, note }: Pick<Itinerary, 'fares'> & { note: string | null }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const [{ offer, cents }] = fares;
  const people = offer.passengers.length;
  return (
    <div className={styles.price}>
      {/* fares arrive while the card is shown */}
      <p className={styles.fares}>
        {fares.length > 1 && t('card.faresFrom', { count: fares.length })}
      </p>
      <p>
        <Price amount={offer.total_amount} language={language} size="large" />
      </p>
      {note !== null && <p className={styles.note}>{note}</p>}
      <p className={styles.small}>{t('card.total', { count: people })}</p>
      {people > 1 && (
        <p className={styles.small}>
          {t('card.perPerson', { price: formatMoney(money(Math.round(cents / people)), language) })}
        </p>
      )}
    </div>
  );
}

import type { HotelResult } from '@wayfare/api-contract';
import { formatOneDecimal, localMoment } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { DistanceText } from '../../where-words';
import styles from './hotel-card.module.css';

const BOARDS: readonly string[] = ['RO', 'BB', 'HB', 'FB', 'AI'];

function Cancellation({ refundable, until }: { refundable: boolean | null; until: string | null }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  if (refundable === null) return null;
  const moment = until === null ? null : localMoment(until, language);
  if (!refundable || moment === null) return <li>{t('card.nonRefundable')}</li>;
  return (
    <li className={styles.good}>
      {t('card.freeCancellation', { date: `${moment.date}, ${moment.time}` })}
    </li>
  );
}

interface Props {
  hotel: HotelResult;
  /** what its distance counts from; null where that says nothing */
  distance: DistanceText | null;
}

/** Place, rating and terms of a hotel in a list. */
export function HotelFacts({ hotel, distance }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <ul className={styles.facts}>
      <li>{t('card.location', { city: hotel.city_name, country: hotel.country_name })}</li>
      {hotel.distanceKm !== null && distance !== null && (
        <li>
          {t(distance.key, { ...distance, distance: formatOneDecimal(hotel.distanceKm, language) })}
        </li>
      )}
      <li>
        {hotel.rating === null ? (
          t('card.noRating')
        ) : (
          <>
            <strong>
              {t('card.rating', { score: formatOneDecimal(hotel.rating.score, language) })}
            </strong>{' '}
            · {t('card.reviews', { count: hotel.rating.count })}
          </>
        )}
      </li>
      {hotel.boardCode !== null && BOARDS.includes(hotel.boardCode) && (
        <li>{t(`board.${hotel.boardCode}`)}</li>
      )}
      {hotel.accessibility.map((kind) => (
        <li key={kind}>{t(`accessible.${kind}`)}</li>
      ))}
      <Cancellation refundable={hotel.refundable} until={hotel.freeCancellationUntil} />
    </ul>
  );
}

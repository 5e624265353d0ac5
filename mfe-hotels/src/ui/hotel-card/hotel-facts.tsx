import { formatOneDecimal } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { townWords } from '../../domain/place/town-words';
import type { DistanceText } from '../../domain/place/distance-from';
import type { CardFacts } from '../../domain/results/card-facts';
import styles from './hotel-card.module.css';

interface Props {
  hotel: CardFacts;
  /** null hides the distance */
  distance: DistanceText | null;
}

export function HotelFacts({ hotel, distance }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <ul className={styles.facts}>
      <li>{t('card.location', { city: townWords(hotel), country: hotel.country_name })}</li>
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
      {hotel.accessibility.map((kind) => (
        <li key={kind}>{t(`accessible.${kind}`)}</li>
      ))}
    </ul>
  );
}

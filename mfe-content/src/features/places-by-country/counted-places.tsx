import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import { ChevronRightIcon } from '@wayfare/ui';
import type { Below } from './find-place';
import styles from './places-by-country.module.css';

interface CountedPlacesProps {
  places: Below;
  hrefOf: (place: Below[number]) => string | null;
}

export function CountedPlaces({ places, hrefOf }: CountedPlacesProps) {
  const { t } = useTranslation('content');
  return (
    <ul className={styles.rows}>
      {places.map((place) => {
        const href = hrefOf(place);
        return (
          <li key={place.id} className={styles.row}>
            {href === null ? (
              <span className={styles.name}>{place.label}</span>
            ) : (
              <Link to={href} className={styles.name}>
                {place.label}
              </Link>
            )}
            <span className={styles.count}>{t('country.hotels', { count: place.hotelCount })}</span>
            {href !== null && <ChevronRightIcon size={16} />}
          </li>
        );
      })}
    </ul>
  );
}

import { useTranslation } from '@wayfare/i18n';
import { Link, useLocation } from '@wayfare/router';
import type { ClimatePlace } from './climate-figures';
import styles from './climate.module.css';

/** Each place has an address, by number so that it is the same in all languages. */
export function ClimatePlaceLinks({
  places,
  chosen,
}: {
  places: readonly ClimatePlace[];
  chosen: number;
}) {
  const { t } = useTranslation('content');
  const { pathname } = useLocation();
  if (places.length < 2) return null;
  return (
    <nav aria-label={t('climate.choosePlace')}>
      <ul className={styles.places}>
        {places.map(({ name }, index) => (
          <li key={name}>
            <Link
              className={styles.place}
              to={index === 0 ? pathname : `${pathname}?place=${index + 1}`}
              aria-current={index === chosen ? 'true' : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

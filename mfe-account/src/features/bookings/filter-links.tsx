import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { paths } from '../../paths';
import { BOOKINGS_FILTERS } from './bookings-filter';
import type { BookingsFilter } from './bookings-filter';
import styles from './bookings.module.css';

/** Each filter is a link, so that it is in the URL, in Back and works before any script has loaded. */
export function FilterLinks({ selected }: { selected: BookingsFilter }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const path = paths.bookings(language);
  return (
    <nav aria-label={t('bookings.filters')}>
      <ul className={styles.filters}>
        {BOOKINGS_FILTERS.map((filter) => (
          <li key={filter}>
            <Link
              className={styles.filter}
              to={filter === 'all' ? path : `${path}?filter=${filter}`}
              aria-current={filter === selected ? 'true' : undefined}
            >
              {t(`bookings.${filter}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { BOOKING_FILTERS, type BookingFilter } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { paths } from '../../paths';
import styles from './bookings.module.css';

interface FilterLinksProps {
  selected: BookingFilter;
  /** null as long as somebody has not counted yet */
  counts: Readonly<Record<BookingFilter, number>> | null;
}

/** Each filter is a link, so that it is in the URL and in Back. */
export function FilterLinks({ selected, counts }: FilterLinksProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const path = paths.bookings(language);
  return (
    <nav aria-label={t('bookings.filters')}>
      <ul className={styles.filters}>
        {BOOKING_FILTERS.map((filter) => (
          <li key={filter}>
            <Link className={styles.filter} to={filter === 'all' ? path : `${path}?filter=${filter}`} aria-current={filter === selected ? 'true' : undefined}>
              {counts === null ? t(`bookings.${filter}`) : t('bookings.counted', { name: t(`bookings.${filter}`), count: counts[filter] })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

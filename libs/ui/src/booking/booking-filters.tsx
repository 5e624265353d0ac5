import { BOOKING_FILTERS, type BookingFilter } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import styles from './booking-list.module.css';

export interface BookingFiltersProps {
  path: string;
  selected: BookingFilter;
  /** null until every vertical has counted */
  counts: Readonly<Record<BookingFilter, number>> | null;
  t: Translate;
}

/** Filter links of a list of bookings: state in the URL (OQ-81). */
export function BookingFilters({ path, selected, counts, t }: BookingFiltersProps) {
  return (
    <nav aria-label={t('common:bookings_label')}>
      <ul className={styles.filters}>
        {BOOKING_FILTERS.map((filter) => {
          const name = t(`common:bookings_${filter}`);
          return (
            <li key={filter}>
              <Link
                className={styles.filter}
                to={filter === 'all' ? path : `${path}?filter=${filter}`}
                aria-current={filter === selected ? 'true' : undefined}
              >
                {counts === null
                  ? name
                  : t('common:bookings_counted', { name, count: counts[filter] })}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

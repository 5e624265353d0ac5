import { useTranslation } from '@wayfare/i18n';
import { Link, useLocation } from '@wayfare/router';
import type { DestinationTeaser } from '../../domain/destination-teaser';
import { MONTHS } from '../../domain/months';
import styles from './destinations.module.css';
import { goodIn } from './month-query';

interface MonthLinkProps {
  month: number | null;
  label: string;
  count: number;
  isChosen: boolean;
}

function MonthLink({ month, label, count, isChosen }: MonthLinkProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        className={styles.choice}
        to={month === null ? pathname : `${pathname}?month=${month}`}
        aria-current={isChosen ? 'true' : undefined}
        preventScrollReset
      >
        {label} <span className={styles.choiceCount}>{count}</span>
      </Link>
    </li>
  );
}

export function MonthLinks({
  destinations,
  chosen,
}: {
  destinations: readonly DestinationTeaser[];
  chosen: number | null;
}) {
  const { t } = useTranslation('content');
  return (
    <nav className={styles.narrow} aria-labelledby="narrow-title">
      <p id="narrow-title" className={styles.narrowTitle}>
        {t('destinations.narrow')}
      </p>
      <ul className={styles.choices}>
        <MonthLink
          month={null}
          label={t('destinations.anyMonth')}
          count={destinations.length}
          isChosen={chosen === null}
        />
        {MONTHS.map((month) => (
          <MonthLink
            key={month}
            month={month}
            label={t(`climate.monthsShort.${month}`)}
            count={goodIn(destinations, month).length}
            isChosen={month === chosen}
          />
        ))}
      </ul>
    </nav>
  );
}

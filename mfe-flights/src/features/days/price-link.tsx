import { Link } from '@wayfare/router';
import { VisuallyHidden } from '@wayfare/ui';
import { useTranslation } from '@wayfare/i18n';
import styles from './flexible-days.module.css';

interface Props {
  to: string;
  /** accessible name of the days */
  days: string;
  label?: string | undefined;
  price: string;
  hasPrice: boolean;
  isChosen: boolean;
  isLowest: boolean;
}

export function PriceLink({ to, days, label, price, hasPrice, isChosen, isLowest }: Props) {
  const { t } = useTranslation('flights');
  const marks = [...(isLowest ? [t('days.lowest')] : []), ...(isChosen ? [t('days.chosen')] : [])];
  return (
    <Link
      className={styles.cell}
      to={to}
      aria-current={isChosen ? 'date' : undefined}
      data-lowest={isLowest || undefined}
    >
      <VisuallyHidden>{days}: </VisuallyHidden>
      {label !== undefined && (
        <span className={styles.day} aria-hidden="true">
          {label}
        </span>
      )}
      <span className={hasPrice ? styles.price : styles.without}>{price}</span>
      {marks.length > 0 && (
        <span className={styles.mark}>
          <VisuallyHidden>, </VisuallyHidden>
          {marks.join(', ')}
        </span>
      )}
    </Link>
  );
}

import { useTranslation } from '@wayfare/i18n';
import { Button, Chip } from '@wayfare/ui';
import type { ActiveFilter } from './active-filters';
import styles from './filters.module.css';
import { NO_FILTERS, type FlightFilters } from './flight-filters';

interface Props {
  active: readonly ActiveFilter[];
  onChange: (filters: FlightFilters) => void;
}

/** The filters that are on, each with a way to take it off. */
export function FilterChips({ active, onChange }: Props) {
  const { t } = useTranslation('flights');
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {active.map(({ id, label, without }) => (
        <li key={id}>
          <Chip
            label={label}
            removeLabel={t('filters.remove', { name: label })}
            onRemove={() => onChange(without)}
          />
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={() => onChange(NO_FILTERS)}>
          {t('filters.clear')}
        </Button>
      </li>
    </ul>
  );
}

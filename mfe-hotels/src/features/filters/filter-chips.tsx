import type { HotelFilters } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Chip, buttonClass } from '@wayfare/ui';
import { activeFilters } from './facet-texts';
import { UnusedFilters } from './unused-filters';
import type { UnusedFilter } from './usable-filters';
import styles from './filter-panel.module.css';

interface Props {
  filters: HotelFilters;
  /** of those, what the list is not filtered by */
  unused: readonly UnusedFilter[];
  onChange: (filters: HotelFilters) => void;
}

function Chips({ filters, onChange }: Omit<Props, 'unused'>) {
  const { t } = useTranslation('hotels');
  const active = activeFilters(filters, useLanguage(), t);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {active.map(({ key, name, rest }) => (
        <li key={`${key} ${name}`}>
          <Chip
            label={name}
            removeLabel={t('filters.remove', { name })}
            onRemove={() => onChange(rest)}
          />
        </li>
      ))}
      <li>
        <button
          type="button"
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          onClick={() => onChange({})}
        >
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  );
}

/** The filters that are on, each with a way to take it off, and first those that the list is not filtered by. */
export function FilterChips({ filters, unused, onChange }: Props) {
  return (
    <>
      <UnusedFilters filters={filters} unused={unused} onChange={onChange} />
      <Chips filters={filters} onChange={onChange} />
    </>
  );
}

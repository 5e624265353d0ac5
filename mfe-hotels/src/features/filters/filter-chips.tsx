import type { HotelFilters } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Chip, buttonClass } from '@wayfare/ui';
import { countFilters, toggleFilter, toFilterState, type FilterKey } from './filter-query';
import { typeLabelKey } from './hotel-types';
import styles from './filter-panel.module.css';

interface Props {
  filters: HotelFilters;
  onChange: (filters: HotelFilters) => void;
}

/** The filters that are on, each with a way to take it off. */
export function FilterChips({ filters, onChange }: Props) {
  const { t } = useTranslation('hotels');
  if (countFilters(filters) === 0) return null;
  const { starsSelected, typeSelected } = toFilterState(filters);
  const chips: { key: FilterKey; value: string; name: string }[] = [
    ...starsSelected.map((value) => ({
      key: 'category' as const,
      value,
      name: t('filters.starsOption', { count: Number(value) }),
    })),
    ...typeSelected.map((value) => ({
      key: 'hotelType' as const,
      value,
      name: t(typeLabelKey(value)),
    })),
    ...(filters.accessibility ?? []).map((value) => ({
      key: 'accessibility' as const,
      value,
      name: t(`accessible.${value}`),
    })),
  ];
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {chips.map(({ key, value, name }) => (
        <li key={`${key} ${value}`}>
          <Chip
            label={name}
            removeLabel={t('filters.remove', { name })}
            onRemove={() => onChange(toggleFilter(filters, key, value))}
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

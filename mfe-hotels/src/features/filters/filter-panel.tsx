import type { HotelFilters, SearchAroundResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { VisuallyHidden } from '@wayfare/ui';
import {
  ACCESSIBILITY,
  countFilters,
  STARS,
  toFilterState,
  toggleFilter,
  type FilterKey,
} from './filter-query';
import { TYPE_CODES, typeLabelKey } from './hotel-types';
import styles from './filter-panel.module.css';

interface Props {
  filters: HotelFilters;
  facets: SearchAroundResult['facets'];
  onChange: (filters: HotelFilters) => void;
}

interface OptionsProps {
  legend: string;
  /** `count` is null where nobody knows how many places an option would show */
  options: readonly { value: string; label: string; count: number | null; isSelected: boolean }[];
  onToggle: (value: string) => void;
}

function FilterOptions({ legend, options, onToggle }: OptionsProps) {
  const { t } = useTranslation('hotels');
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {options.map(({ value, label, count, isSelected }) => (
        <label key={value} className={styles.option} data-empty={count === 0 && !isSelected}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-disabled={count === 0 && !isSelected}
            onChange={() => (count === 0 && !isSelected ? undefined : onToggle(value))}
          />
          <span>{label}</span>
          {count !== null && <span className={styles.count}>{t('filters.count', { count })}</span>}
          {count === 0 && <VisuallyHidden>{t('filters.none')}</VisuallyHidden>}
        </label>
      ))}
    </fieldset>
  );
}

/** Stars, types and accessibility with the number of places behind each; what would show nothing cannot be chosen. */
export function FilterPanel({ filters, facets, onChange }: Props) {
  const { t } = useTranslation('hotels');
  const { starsSelected, typeSelected } = toFilterState(filters);
  const countOf = (key: FilterKey, value: string) =>
    facets === null ? null : (facets[key][value] ?? 0);
  const toggle = (key: FilterKey) => (value: string) => onChange(toggleFilter(filters, key, value));
  return (
    <section aria-labelledby="filters-heading" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="filters-heading">{t('filters.heading')}</h2>
        {countFilters(filters) > 0 && (
          <button type="button" onClick={() => onChange({})}>
            {t('filters.clear')}
          </button>
        )}
      </div>
      <FilterOptions
        legend={t('filters.stars')}
        options={STARS.map((value) => ({
          value,
          label: t('filters.starsOption', { count: Number(value) }),
          count: countOf('category', value),
          isSelected: starsSelected.includes(value),
        }))}
        onToggle={toggle('category')}
      />
      <FilterOptions
        legend={t('filters.type')}
        options={TYPE_CODES.map((value) => ({
          value,
          label: t(typeLabelKey(value)),
          count: countOf('hotelType', value),
          isSelected: typeSelected.includes(value),
        }))}
        onToggle={toggle('hotelType')}
      />
      <FilterOptions
        legend={t('filters.accessibility')}
        options={ACCESSIBILITY.map((value) => ({
          value,
          label: t(`accessible.${value}`),
          count: countOf('accessibility', value),
          isSelected: filters.accessibility?.includes(value) ?? false,
        }))}
        onToggle={toggle('accessibility')}
      />
    </section>
  );
}

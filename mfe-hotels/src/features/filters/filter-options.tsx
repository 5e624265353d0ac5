import {
  HOTEL_FACETS,
  type District,
  type FacetCounts,
  type FacetKey,
  type HotelFilters,
} from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { VisuallyHidden } from '@wayfare/ui';
import { useId } from 'react';
import { chosenOf, toggleFilter, withoutFilter } from '../../domain/results/filter-query';
import { FACET_TEXTS } from './facet-texts';
import styles from './filter-panel.module.css';

interface Props {
  facet: FacetKey;
  filters: HotelFilters;
  /** those of the place that is searched */
  districts: readonly District[];
  /** null where nobody knows how many places an option would show */
  facets: FacetCounts | null;
  onChange: (filters: HotelFilters) => void;
}

/** One row of the table of facets with the number of places behind each option; what would show nothing cannot be chosen. */
export function FilterOptions({ facet, filters, districts, facets, onChange }: Props) {
  const { t } = useTranslation('hotels');
  const name = useId();
  const { choice } = HOTEL_FACETS[facet];
  const options =
    facet === 'district' ? districts.map(({ id }) => id) : HOTEL_FACETS[facet].options;
  const { legend, option } = FACET_TEXTS[facet];
  const chosen = chosenOf(filters, facet);
  const type = choice === 'one' ? 'radio' : 'checkbox';
  return (
    <fieldset className={styles.group}>
      <legend>{t(legend)}</legend>
      {choice === 'one' && (
        <label className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={chosen.length === 0}
            onChange={() => onChange(withoutFilter(filters, facet))}
          />
          <span>{t('filters.any')}</span>
        </label>
      )}
      {options.map((value) => {
        const count = facets === null ? null : (facets[facet]?.[value] ?? 0);
        const isSelected = chosen.includes(value);
        const isEmpty = count === 0 && !isSelected;
        return (
          <label key={value} className={styles.option} data-empty={isEmpty}>
            <input
              type={type}
              name={choice === 'one' ? name : undefined}
              checked={isSelected}
              aria-disabled={isEmpty}
              onChange={() => (isEmpty ? undefined : onChange(toggleFilter(filters, facet, value)))}
            />
            <span>{option(value, t, districts)}</span>
            {count !== null && (
              <span className={styles.count}>{t('filters.count', { count })}</span>
            )}
            {count === 0 && <VisuallyHidden>{t('filters.none')}</VisuallyHidden>}
          </label>
        );
      })}
    </fieldset>
  );
}

import {
  FACET_KEYS,
  HOTEL_FACETS,
  type District,
  type FacetCounts,
  type FacetKey,
  type HotelFilters,
} from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { FacetOptions, PriceFilter } from '@wayfare/search';
import { VisuallyHidden } from '@wayfare/ui';
import { chosenOf, withPrice } from '../../domain/results/filter-query';
import { shownFacet } from './facet-texts';
import { PriceBars } from './price-bars';
import styles from './filter-panel.module.css';

export interface PanelProps {
  filters: HotelFilters;
  districts: readonly District[];
  /** null where counts are unknown */
  facets: FacetCounts | null;
  hasDates: boolean;
  onChange: (filters: HotelFilters) => void;
  onChooseDates?: (() => void) | undefined;
}

/** The API leaves out facets that do not divide the search, or that its release does not know. */
function isOffered(key: FacetKey, { filters, districts, facets, hasDates }: PanelProps): boolean {
  if (key === 'district' && districts.length === 0) return false;
  if (facets === null) return key !== 'distance' && (hasDates || !HOTEL_FACETS[key].needsPrices);
  const counts = facets[key];
  if (counts === undefined) return false;
  return Object.keys(counts).length > 0 || chosenOf(filters, key).length > 0;
}

export function FilterPanel(props: PanelProps) {
  const { filters, districts, facets, hasDates, onChange, onChooseDates } = props;
  const { t } = useTranslation('hotels');
  const { price = {} } = filters;
  const spread = facets?.price ?? null;
  const noteOf = (count: number) => (
    <>
      {t('filters.count', { count })}
      {count === 0 && <VisuallyHidden>{t('filters.none')}</VisuallyHidden>}
    </>
  );
  const hasPrices = spread !== null || (facets === null && hasDates);
  return (
    <div className={styles.panel}>
      {!hasDates && (
        <p className={styles.hint}>
          {t('filters.needDates')}{' '}
          {onChooseDates !== undefined && (
            <button type="button" className={styles.link} onClick={onChooseDates}>
              {t('filters.chooseDates')}
            </button>
          )}
        </p>
      )}
      {hasPrices && (
        <PriceFilter
          key={JSON.stringify(price)}
          t={t}
          value={price}
          onChange={(range) => onChange(withPrice(filters, range))}
        >
          <p className={styles.legend}>{t('filters.price')}</p>
          <PriceBars value={price} spread={spread} />
        </PriceFilter>
      )}
      {FACET_KEYS.filter((key) => isOffered(key, props)).map((key) => (
        <FacetOptions
          key={key}
          facet={shownFacet(key, { filters, districts, facets, t })}
          noteOf={noteOf}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

import type { Translate } from '@wayfare/i18n';
import { FacetOptions, PriceFilter } from '@wayfare/search';
import { SelectField } from '@wayfare/ui';
import type { FilterCounts } from './filter-counts';
import styles from './filters.module.css';
import { flightFacets, type FilterWords } from './flight-facets';
import type { FlightFilters } from './flight-filters';
import { TimeFilters } from './time-filters';

export interface PanelProps {
  filters: FlightFilters;
  counts: FilterCounts;
  words: FilterWords;
  onChange: (filters: FlightFilters) => void;
}

const noteIn = (t: Translate) => (count: number, price?: string) => {
  if (count === 0) return t('filters.noFlights');
  return price === undefined ? String(count) : `${count} · ${price}`;
};

function durationOptions(
  { maxMinutes }: FlightFilters,
  { durations }: FilterCounts,
  { t, duration }: FilterWords,
) {
  const own =
    maxMinutes === null || durations.some(({ minutes }) => minutes === maxMinutes)
      ? []
      : [{ value: String(maxMinutes), label: t('filters.upTo', { value: duration(maxMinutes) }) }];
  const limits = durations.map(({ minutes, count }) => ({
    value: String(minutes),
    label: t('filters.upToCount', { value: duration(minutes), count }),
    isDisabled: count === 0 && minutes !== maxMinutes,
  }));
  return [...own, ...limits];
}

export function FilterPanel(props: PanelProps) {
  const { filters, counts, words, onChange } = props;
  const { t } = words;
  const { maxMinutes, minPrice, maxPrice } = filters;
  const { stops, bags, airlines } = flightFacets(props);
  const shared = { noteOf: noteIn(t), onChange };
  return (
    <>
      <FacetOptions facet={stops} {...shared} />
      <div>
        <FacetOptions facet={bags} {...shared} />
        <p className={styles.hint}>{t('filters.bagsHint')}</p>
      </div>
      <TimeFilters {...props} noteOf={shared.noteOf} />
      <SelectField
        name="duration"
        label={t('filters.duration')}
        value={maxMinutes === null ? '' : String(maxMinutes)}
        placeholder={t('filters.anyDuration')}
        options={durationOptions(filters, counts, words)}
        onChange={(minutes) =>
          onChange({ ...filters, maxMinutes: minutes === '' ? null : Number(minutes) })
        }
      />
      {counts.prices !== null && (
        <PriceFilter
          key={`${minPrice ?? ''} ${maxPrice ?? ''}`}
          t={t}
          value={{ min: minPrice ?? undefined, max: maxPrice ?? undefined }}
          range={counts.prices}
          onChange={({ min = null, max = null }) =>
            onChange({ ...filters, minPrice: min, maxPrice: max })
          }
        >
          <p className={styles.legend}>{t('filters.price')}</p>
        </PriceFilter>
      )}
      <div className={styles.airlines}>
        <FacetOptions facet={airlines} {...shared} />
      </div>
    </>
  );
}

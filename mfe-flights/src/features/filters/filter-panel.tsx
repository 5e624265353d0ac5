import { SelectField } from '@wayfare/ui';
import type { FilterWords } from './active-filters';
import type { FilterCounts } from './filter-counts';
import { FilterOptions } from './filter-options';
import styles from './filters.module.css';
import {
  BAG_FILTERS,
  STOP_BANDS,
  toggled,
  type BagFilter,
  type FlightFilters,
} from './flight-filters';
import { PriceFilter } from './price-filter';
import { TimeFilters } from './time-filters';

interface Props {
  filters: FlightFilters;
  counts: FilterCounts;
  words: FilterWords;
  onChange: (filters: FlightFilters) => void;
}

/** Limits that the results suggest, and the one of the URL. */
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

/** Everything that results can be narrowed by. */
export function FilterPanel({ filters, counts, words, onChange }: Props) {
  const { t } = words;
  const { stops, airlines, bags, maxMinutes, minPrice, maxPrice } = filters;
  const bagPrice = (bag: BagFilter) => {
    const cents = counts.bagPrices[bag];
    return cents === null ? undefined : t('days.from', { price: words.price(cents / 100) });
  };
  return (
    <>
      <FilterOptions
        label={t('filters.stops')}
        options={STOP_BANDS.map((band) => ({
          value: band,
          label: t(`filters.stop.${band}`),
          count: counts.stops[band],
        }))}
        selected={stops}
        onToggle={(band) => onChange({ ...filters, stops: toggled(stops, band) })}
      />
      <div>
        <FilterOptions
          label={t('filters.bags')}
          options={BAG_FILTERS.map((bag) => ({
            value: bag,
            label: t(`filters.bag.${bag}`),
            count: counts.bags[bag],
            price: bagPrice(bag),
          }))}
          selected={bags}
          onToggle={(bag) => onChange({ ...filters, bags: toggled(bags, bag) })}
        />
        <p className={styles.hint}>{t('filters.bagsHint')}</p>
      </div>
      <TimeFilters filters={filters} counts={counts} words={words} onChange={onChange} />
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
          value={{ minPrice, maxPrice }}
          range={counts.prices}
          onChange={(range) => onChange({ ...filters, ...range })}
        />
      )}
      <div className={styles.airlines}>
        <FilterOptions
          label={t('filters.airlines')}
          options={counts.airlines.map(({ code, name, count }) => ({
            value: code,
            label: name,
            count,
          }))}
          selected={airlines}
          onToggle={(code) => onChange({ ...filters, airlines: toggled(airlines, code) })}
        />
      </div>
    </>
  );
}

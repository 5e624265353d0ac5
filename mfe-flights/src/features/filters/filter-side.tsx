import { useTranslation } from '@wayfare/i18n';
import { FilterFrame } from '@wayfare/ui/results';
import type { FilterWords } from './active-filters';
import type { FilterCounts } from './filter-counts';
import { FilterPanel } from './filter-panel';
import { NO_FILTERS, type FlightFilters } from './flight-filters';

interface Props {
  filters: FlightFilters;
  counts: FilterCounts;
  words: FilterWords;
  /** filters that are on */
  activeCount: number;
  /** flights that pass */
  shownCount: number;
  onChange: (filters: FlightFilters) => void;
}

/** The filters beside the results; on a phone a button that opens them over the whole screen. */
export function FilterSide({ activeCount, shownCount, ...panel }: Props) {
  const { t } = useTranslation('flights');
  const heading = t('filters.heading');
  return (
    <FilterFrame
      texts={{
        heading,
        open: activeCount === 0 ? heading : t('filters.open', { count: activeCount }),
        close: t('filters.close'),
        clear: t('filters.clear'),
        show: t('filters.show', { count: shownCount }),
      }}
      hasActive={activeCount > 0}
      onClear={() => panel.onChange(NO_FILTERS)}
    >
      <FilterPanel {...panel} />
    </FilterFrame>
  );
}

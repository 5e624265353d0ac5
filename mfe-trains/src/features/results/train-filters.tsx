import { useTranslation } from '@wayfare/i18n';
import { FacetOptions, filterFrame, type Facet } from '@wayfare/search';
import { FilterFrame } from '@wayfare/ui/results';
import { NO_FILTERS, type TrainFilters } from './train-list';

interface Props {
  facets: readonly Facet<TrainFilters>[];
  activeCount: number;
  shownCount: number;
  onChange: (filters: TrainFilters) => void;
}

/** On phones a button that opens the filters over the whole screen. */
export function TrainFilterSide({ facets, activeCount, shownCount, onChange }: Props) {
  const { t } = useTranslation('trains');
  const noteOf = (count: number) => (count === 0 ? t('filters.noTrains') : String(count));
  const frame = filterFrame(t, {
    active: activeCount,
    show: t('filters.show', { count: shownCount }),
    onClear: () => onChange(NO_FILTERS),
  });
  return (
    <FilterFrame {...frame}>
      {facets.map((facet) => (
        <FacetOptions key={facet.key} facet={facet} noteOf={noteOf} onChange={onChange} />
      ))}
    </FilterFrame>
  );
}

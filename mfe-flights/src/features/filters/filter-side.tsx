import { filterFrame } from '@wayfare/search';
import { FilterFrame } from '@wayfare/ui/results';
import { FilterPanel, type PanelProps } from './filter-panel';
import { NO_FILTERS } from './flight-filters';

interface Props extends PanelProps {
  activeCount: number;
  shownCount: number;
}

/** On phones a button that opens the filters over the whole screen. */
export function FilterSide({ activeCount, shownCount, ...panel }: Props) {
  const { t } = panel.words;
  const frame = filterFrame(t, {
    active: activeCount,
    show: t('filters.show', { count: shownCount }),
    onClear: () => panel.onChange(NO_FILTERS),
  });
  return (
    <FilterFrame {...frame}>
      <FilterPanel {...panel} />
    </FilterFrame>
  );
}

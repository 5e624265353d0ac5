import { useTranslation } from '@wayfare/i18n';
import { filterFrame } from '@wayfare/search';
import { FilterSheet as Sheet, FilterSide as Side } from '@wayfare/ui/results';
import { countFilters } from '../../domain/results/filter-query';
import { FilterPanel, type PanelProps } from './filter-panel';

interface Shown {
  total: number;
  isCapped: boolean;
}

function useFrame({ filters, onChange }: PanelProps, { total, isCapped }: Shown) {
  const { t } = useTranslation('hotels');
  return filterFrame(t, {
    active: countFilters(filters),
    show: t(isCapped ? 'filters.showFirst' : 'filters.show', { count: total }),
    onClear: () => onChange({}),
  });
}

interface Props extends PanelProps {
  shown: Shown;
}

export function FilterSide({ shown, ...panel }: Props) {
  return (
    <Side {...useFrame(panel, shown)}>
      <FilterPanel {...panel} />
    </Side>
  );
}

/** The narrow layout: a button that opens the filters over the whole screen. */
export function FilterSheet({ shown, onChooseDates, ...panel }: Props) {
  const frame = useFrame(panel, shown);
  return (
    <Sheet {...frame} isInRow>
      {(close) => (
        <FilterPanel
          {...panel}
          onChooseDates={
            onChooseDates &&
            (() => {
              close();
              onChooseDates();
            })
          }
        />
      )}
    </Sheet>
  );
}

import { useTranslation } from '@wayfare/i18n';
import { RadioGroup } from '@wayfare/ui';
import { CountedOptions, FilterFrame } from '@wayfare/ui/results';
import { useId } from 'react';
import {
  CHANGE_LIMITS,
  NO_FILTERS,
  toggled,
  type FilterCounts,
  type TrainFilters,
} from './train-list';

interface Props {
  filters: TrainFilters;
  counts: FilterCounts;
  onChange: (filters: TrainFilters) => void;
}

/** How often one may change: one of three, each with its number of trains. */
function Changes({ filters, counts, onChange }: Props) {
  const { t } = useTranslation('trains');
  const name = useId();
  const options = counts.changes.map(({ limit, count }) => ({
    value: String(limit),
    label: t(`filters.changes.${limit}`),
    note: count === 0 ? t('filters.noTrains') : String(count),
    isDisabled: count === 0 && filters.maxChanges !== limit,
  }));
  return (
    <RadioGroup
      name={name}
      label={t('filters.changesLabel')}
      isStacked
      value={filters.maxChanges === null ? '' : String(filters.maxChanges)}
      options={[
        { value: '', label: t('filters.changes.any'), note: String(counts.anyChanges) },
        ...[...options].reverse(),
      ]}
      onChange={(value) =>
        onChange({
          ...filters,
          maxChanges: CHANGE_LIMITS.find((limit) => String(limit) === value) ?? null,
        })
      }
    />
  );
}

/** Everything that trains can be narrowed by. */
function Panel(props: Props) {
  const { t } = useTranslation('trains');
  const { filters, counts, onChange } = props;
  const noneText = t('filters.noTrains');
  return (
    <>
      <Changes {...props} />
      <CountedOptions
        label={t('filters.carriers')}
        options={counts.carriers}
        selected={filters.carriers}
        noneText={noneText}
        onToggle={(carrier) =>
          onChange({ ...filters, carriers: toggled(filters.carriers, carrier) })
        }
      />
      <CountedOptions
        label={t('filters.comforts')}
        options={counts.comforts}
        selected={filters.comforts}
        noneText={noneText}
        onToggle={(code) => onChange({ ...filters, comforts: toggled(filters.comforts, code) })}
      />
    </>
  );
}

/** The filters beside the trains; on a phone a button that opens them over the whole screen. */
export function TrainFilterSide({
  activeCount,
  shownCount,
  ...panel
}: Props & {
  /** filters that are on, and trains that pass them */
  activeCount: number;
  shownCount: number;
}) {
  const { t } = useTranslation('trains');
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
      <Panel {...panel} />
    </FilterFrame>
  );
}

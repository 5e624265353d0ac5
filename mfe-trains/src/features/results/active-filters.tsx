import { useTranslation } from '@wayfare/i18n';
import { FilterChips } from '@wayfare/ui/results';
import { NO_FILTERS, toggled, type FilterCounts, type TrainFilters } from './train-list';

interface ActiveFilter {
  id: string;
  label: string;
  without: TrainFilters;
}

/** Every filter that is on, in words, and the filters without it. */
export function useActiveFilters(filters: TrainFilters, counts: FilterCounts): ActiveFilter[] {
  const { t } = useTranslation('trains');
  const { maxChanges, carriers, comforts } = filters;
  return [
    ...(maxChanges === null
      ? []
      : [
          {
            id: 'changes',
            label: t(`filters.changes.${maxChanges}`),
            without: { ...filters, maxChanges: null },
          },
        ]),
    ...carriers.map((carrier) => ({
      id: `carrier ${carrier}`,
      label: carrier,
      without: { ...filters, carriers: toggled(carriers, carrier) },
    })),
    ...comforts.map((code) => ({
      id: `comfort ${code}`,
      label: counts.comforts.find(({ value }) => value === code)?.label ?? code,
      without: { ...filters, comforts: toggled(comforts, code) },
    })),
  ];
}

/** The filters that are on, each with a way to take it off. */
export function ActiveFilters({
  active,
  onChange,
}: {
  active: readonly ActiveFilter[];
  onChange: (filters: TrainFilters) => void;
}) {
  const { t } = useTranslation('trains');
  return (
    <FilterChips
      label={t('filters.active')}
      chips={active.map(({ id, label, without }) => ({
        id,
        label,
        removeLabel: t('filters.remove', { name: label }),
        onRemove: () => onChange(without),
      }))}
      clearLabel={t('filters.clear')}
      onClear={() => onChange(NO_FILTERS)}
    />
  );
}

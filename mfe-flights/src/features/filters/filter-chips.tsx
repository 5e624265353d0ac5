import { useTranslation } from '@wayfare/i18n';
import { FilterChips as Chips } from '@wayfare/ui/results';
import type { ActiveFilter } from './active-filters';
import { NO_FILTERS, type FlightFilters } from './flight-filters';

interface Props {
  active: readonly ActiveFilter[];
  onChange: (filters: FlightFilters) => void;
}

/** The filters that are on, each with a way to take it off. */
export function FilterChips({ active, onChange }: Props) {
  const { t } = useTranslation('flights');
  return (
    <Chips
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

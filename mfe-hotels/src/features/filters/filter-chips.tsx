import type { District, HotelFilters } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { filterChips } from '@wayfare/search';
import { FilterChips as ShownChips } from '@wayfare/ui/results';
import type { UnusedFilter } from '../../domain/results/unused-filters';
import { activeFilters } from './facet-texts';
import { UnusedFilters } from './unused-filters';

interface Props {
  filters: HotelFilters;
  districts: readonly District[];
  unused: readonly UnusedFilter[];
  onChange: (filters: HotelFilters) => void;
}

export function FilterChips({ filters, districts, unused, onChange }: Props) {
  const { t } = useTranslation('hotels');
  const active = activeFilters({ filters, districts, t }, useLanguage());
  return (
    <>
      <UnusedFilters {...{ filters, active, unused, onChange }} />
      <ShownChips {...filterChips(t, active, { cleared: {}, onChange })} />
    </>
  );
}

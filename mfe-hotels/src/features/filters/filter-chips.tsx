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

function Chips({ filters, districts, onChange }: Omit<Props, 'unused'>) {
  const { t } = useTranslation('hotels');
  const active = activeFilters({ filters, districts, t }, useLanguage());
  return <ShownChips {...filterChips(t, active, { cleared: {}, onChange })} />;
}

export function FilterChips({ unused, ...props }: Props) {
  return (
    <>
      <UnusedFilters {...props} unused={unused} />
      <Chips {...props} />
    </>
  );
}

import type { District, HotelFilters } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, Notice } from '@wayfare/ui';
import { withoutUnused, type UnusedFilter } from '../../domain/results/unused-filters';
import { activeFilters } from './facet-texts';

interface Props {
  filters: HotelFilters;
  districts: readonly District[];
  unused: readonly UnusedFilter[];
  onChange: (filters: HotelFilters) => void;
}

export function UnusedFilters({ filters, districts, unused, onChange }: Props) {
  const { t } = useTranslation('hotels');
  const active = activeFilters({ filters, districts, t }, useLanguage());
  return (['dates', 'refused'] as const).map((why) => {
    const these = unused.filter((each) => each.why === why);
    const names = active.filter(({ key }) => these.some((each) => each.key === key));
    if (names.length === 0) return null;
    const count = names.length;
    return (
      <Notice key={why} tone="warning">
        <p>
          {t(`filters.unused.${why}`, { count, names: names.map(({ label }) => label).join(', ') })}
        </p>
        <Button
          variant="secondary"
          size="small"
          onClick={() => onChange(withoutUnused(filters, these))}
        >
          {t('filters.takeOff', { count })}
        </Button>
      </Notice>
    );
  });
}

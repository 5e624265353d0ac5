import type { HotelFilters } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Button, Notice } from '@wayfare/ui';
import { withoutUnused, type UnusedFilter } from '../../domain/results/unused-filters';
import type { Active } from './facet-texts';

interface Props {
  filters: HotelFilters;
  active: readonly Active[];
  unused: readonly UnusedFilter[];
  onChange: (filters: HotelFilters) => void;
}

export function UnusedFilters({ filters, active, unused, onChange }: Props) {
  const { t } = useTranslation('hotels');
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

import { Disclosure } from '@wayfare/ui';
import type { FilterWords } from './active-filters';
import type { FilterCounts } from './filter-counts';
import { FilterOptions } from './filter-options';
import {
  DAY_PARTS,
  toggled,
  withSliceParts,
  type DayPart,
  type FlightFilters,
} from './flight-filters';

interface Props {
  filters: FlightFilters;
  counts: FilterCounts;
  words: FilterWords;
  onChange: (filters: FlightFilters) => void;
}

/** When each slice leaves and lands, by quarters of the day. */
export function TimeFilters({ filters, counts, words, onChange }: Props) {
  const { t, slice } = words;
  return counts.departure.map((_, index) => (
    <Disclosure
      key={index}
      summary={t('filters.times', { slice: slice(index) })}
      isOpen={[filters.departure, filters.arrival].some((parts) => (parts[index] ?? []).length > 0)}
    >
      {(['departure', 'arrival'] as const).map((name) => {
        const selected = filters[name][index] ?? [];
        return (
          <FilterOptions<DayPart>
            key={name}
            label={t(`filters.${name}`)}
            options={DAY_PARTS.map((part) => ({
              value: part,
              label: t(`filters.part.${part}`),
              count: counts[name][index]?.[part] ?? 0,
            }))}
            selected={selected}
            onToggle={(part) =>
              onChange({
                ...filters,
                [name]: withSliceParts(filters[name], index, toggled(selected, part)),
              })
            }
          />
        );
      })}
    </Disclosure>
  ));
}

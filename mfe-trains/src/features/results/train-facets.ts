import type { Translate } from '@wayfare/i18n';
import { toggled, type Facet } from '@wayfare/search';
import { CHANGE_LIMITS, type FilterCounts, type TrainFilters } from './train-list';

function changes(filters: TrainFilters, counts: FilterCounts, t: Translate): Facet<TrainFilters> {
  const { maxChanges } = filters;
  const chipOf = (limit: string) => t(`filters.changes.${limit}`);
  return {
    key: 'changes',
    label: t('filters.changesLabel'),
    none: {
      label: t('filters.changes.any'),
      count: counts.anyChanges,
      filters: { ...filters, maxChanges: null },
    },
    options: counts.changes
      .map(({ limit, count }) => ({ value: String(limit), label: chipOf(String(limit)), count }))
      .reverse(),
    chosen: maxChanges === null ? [] : [String(maxChanges)],
    chipOf,
    toggle(value) {
      const limit = CHANGE_LIMITS.find((known) => String(known) === value) ?? null;
      return { ...filters, maxChanges: limit === maxChanges ? null : limit };
    },
  };
}

export function trainFacets(
  filters: TrainFilters,
  counts: FilterCounts,
  t: Translate,
): Facet<TrainFilters>[] {
  const { carriers, comforts } = filters;
  const carrier: Facet<TrainFilters> = {
    key: 'carrier',
    label: t('filters.carriers'),
    options: counts.carriers,
    chosen: carriers,
    chipOf: (name) => name,
    toggle: (name) => ({ ...filters, carriers: toggled(carriers, name) }),
  };
  const comfort: Facet<TrainFilters, (typeof comforts)[number]> = {
    key: 'comfort',
    label: t('filters.comforts'),
    options: counts.comforts,
    chosen: comforts,
    chipOf: (code) => counts.comforts.find(({ value }) => value === code)?.label ?? code,
    toggle: (code) => ({ ...filters, comforts: toggled(comforts, code) }),
  };
  return [changes(filters, counts, t), carrier, comfort];
}

import type { Translate } from '@wayfare/i18n';

export interface FacetOption<Value extends string = string> {
  value: Value;
  label: string;
  count: number | null;
  price?: string | undefined;
}

export interface Facet<Filters, Value extends string = string> {
  key: string;
  label: string;
  options: readonly FacetOption<Value>[];
  chosen: readonly Value[];
  none?: { label: string; count?: number; filters: Filters } | undefined;
  chipOf(value: Value): string;
  toggle(value: Value): Filters;
}

export interface ActiveFilter<Filters> {
  id: string;
  label: string;
  without: Filters;
}

/** A list with a value added or removed. */
export const toggled = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((entry) => entry !== value) : [...list, value];

/** Active options, in the order of the facets. */
export const activeOf = <Filters>(facets: readonly Facet<Filters>[]): ActiveFilter<Filters>[] =>
  facets.flatMap((facet) =>
    facet.chosen.map((value) => ({
      id: `${facet.key} ${value}`,
      label: facet.chipOf(value),
      without: facet.toggle(value),
    })),
  );

interface Framed {
  active: number;
  show: string;
  onClear: () => void;
}

/** Props of `FilterFrame` and its parts, with texts of the product's namespace. */
export function filterFrame(t: Translate, { active, show, onClear }: Framed) {
  const heading = t('filters.heading');
  return {
    texts: {
      heading,
      open: active === 0 ? heading : t('filters.open', { count: active }),
      close: t('filters.close'),
      clear: t('filters.clear'),
      show,
    },
    hasActive: active > 0,
    onClear,
  };
}

/** Props of `FilterChips`. */
export const filterChips = <Filters>(
  t: Translate,
  active: readonly ActiveFilter<Filters>[],
  { cleared, onChange }: { cleared: Filters; onChange: (filters: Filters) => void },
) => ({
  label: t('filters.active'),
  chips: active.map(({ id, label, without }) => ({
    id,
    label,
    removeLabel: t('filters.remove', { name: label }),
    onRemove: () => onChange(without),
  })),
  clearLabel: t('filters.clear'),
  onClear: () => onChange(cleared),
});

import type { Translate } from '@wayfare/i18n';

export interface FacetOption<Value extends string = string> {
  value: Value;
  label: string;
  /** results that it would leave; null where nobody knows */
  count: number | null;
  /** the lowest price behind it, in words */
  price?: string | undefined;
}

/** A row of the table that results are narrowed by: its options with their counts, and what is chosen of them. */
export interface Facet<Filters, Value extends string = string> {
  key: string;
  label: string;
  options: readonly FacetOption<Value>[];
  chosen: readonly Value[];
  /** there where one option alone can be chosen: what none is called, and how many results that leaves */
  none?: { label: string; count?: number; filters: Filters } | undefined;
  /** what an option that is on is called away from its facet */
  chipOf(value: Value): string;
  /** the filters with an option taken or given up */
  toggle(value: Value): Filters;
}

/** A filter that is on, in words, and the filters without it. */
export interface ActiveFilter<Filters> {
  id: string;
  label: string;
  without: Filters;
}

/** A list with a value taken or given up. */
export const toggled = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((entry) => entry !== value) : [...list, value];

/** Every option that is on, in the order of the table. */
export const activeOf = <Filters>(facets: readonly Facet<Filters>[]): ActiveFilter<Filters>[] =>
  facets.flatMap((facet) =>
    facet.chosen.map((value) => ({
      id: `${facet.key} ${value}`,
      label: facet.chipOf(value),
      without: facet.toggle(value),
    })),
  );

interface Framed {
  /** filters that are on */
  active: number;
  /** leads back to the list, such as "Show 12 trains" */
  show: string;
  onClear: () => void;
}

/** What `FilterFrame` and its parts are given, in words of the product's namespace. */
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

/** What `FilterChips` is given. */
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

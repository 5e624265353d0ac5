import type {
  District,
  FacetCounts,
  FacetKey,
  HotelFilters,
  PriceRange,
} from '@wayfare/api-contract';
import { FACET_KEYS, HOTEL_FACETS } from '@wayfare/api-contract';
import { formatWholeEuros, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { activeOf, type ActiveFilter, type Facet } from '@wayfare/search';
import { chosenOf, toggleFilter, withoutFilter } from '../../domain/results/filter-query';
import { typeLabelKey } from '../../domain/results/hotel-types';
import type { FilterKey } from '../../domain/results/unused-filters';

interface FacetTexts {
  legend: string;
  option: (value: string, t: Translate, districts: readonly District[]) => string;
}

/** Text keys of each facet; a chip has no legend, so its option names the facet too. */
const FACET_TEXTS: Readonly<Record<FacetKey, FacetTexts>> = {
  cancellation: {
    legend: 'filters.cancellation',
    option: (value, t) => t(`filters.cancellations.${value}`),
  },
  payment: { legend: 'filters.payment', option: (value, t) => t(`filters.payments.${value}`) },
  board: { legend: 'filters.board', option: (value, t) => t(`filters.boards.${value}`) },
  rating: {
    legend: 'filters.rating',
    option: (score, t) => t('filters.ratingOption', { score }),
  },
  category: {
    legend: 'filters.stars',
    option: (value, t) => t('filters.starsOption', { count: Number(value) }),
  },
  distance: { legend: 'filters.distance', option: (km, t) => t('filters.distanceOption', { km }) },
  district: {
    legend: 'filters.district',
    // districts of another place have no name here
    option: (id, t, districts) =>
      districts.find((district) => district.id === id)?.name ?? t('filters.district'),
  },
  hotelType: { legend: 'filters.type', option: (value, t) => t(typeLabelKey(value)) },
  facilities: {
    legend: 'filters.facilities',
    option: (value, t) => t(`filters.facility.${value}`),
  },
  accessibility: {
    legend: 'filters.accessibility',
    option: (value, t) => t(`accessible.${value}`),
  },
};

function priceText({ min, max }: PriceRange, language: Language, t: Translate): string {
  const text = (euros: number) => formatWholeEuros(euros, language);
  if (min === undefined) return t('filters.priceUpTo', { price: text(max ?? 0) });
  return max === undefined
    ? t('filters.priceAbove', { price: text(min) })
    : t('filters.priceBetween', { from: text(min), to: text(max) });
}

interface Asked {
  filters: HotelFilters;
  districts: readonly District[];
  facets: FacetCounts | null;
  t: Translate;
}

export function shownFacet(
  key: FacetKey,
  { filters, districts, facets, t }: Asked,
): Facet<HotelFilters> {
  const { choice, options } = HOTEL_FACETS[key];
  const { legend, option } = FACET_TEXTS[key];
  const values = key === 'district' ? districts.map(({ id }) => id) : options;
  const chipOf = (value: string) => option(value, t, districts);
  return {
    key,
    label: t(legend),
    none:
      choice === 'one'
        ? { label: t('filters.any'), filters: withoutFilter(filters, key) }
        : undefined,
    options: values.map((value) => ({
      value,
      label: chipOf(value),
      count: facets === null ? null : (facets[key]?.[value] ?? 0),
    })),
    chosen: chosenOf(filters, key),
    chipOf,
    toggle: (value) => toggleFilter(filters, key, value),
  };
}

export interface Active extends ActiveFilter<HotelFilters> {
  key: FilterKey;
}

export function activeFilters(asked: Omit<Asked, 'facets'>, language: Language): Active[] {
  const { filters, t } = asked;
  // a facet makes the texts of all its options, and most lists are filtered by none
  const chosen = FACET_KEYS.filter((key) => chosenOf(filters, key).length > 0);
  const options = chosen.flatMap((key) =>
    activeOf([shownFacet(key, { ...asked, facets: null })]).map((active) => ({ key, ...active })),
  );
  const { price } = filters;
  if (price === undefined) return options;
  const label = priceText(price, language, t);
  return [
    { key: 'price', id: 'price', label, without: withoutFilter(filters, 'price') },
    ...options,
  ];
}

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

/** Keys of the texts of each row of the table of facets. A chip has no legend beside it, so an option says what it is about. */
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
    // one of another place has no name here
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
  /** those of the place that is searched */
  districts: readonly District[];
  /** null where nobody knows how many places an option would show */
  facets: FacetCounts | null;
  t: Translate;
}

/** A row of the table of facets as a panel and chips show it. */
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

interface Active extends ActiveFilter<HotelFilters> {
  key: FilterKey;
}

/** The filters that are on, each by its name. */
export function activeFilters(asked: Omit<Asked, 'facets'>, language: Language): Active[] {
  const { filters, t } = asked;
  const options = FACET_KEYS.flatMap((key) =>
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

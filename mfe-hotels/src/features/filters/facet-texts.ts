import type { District, FacetKey, HotelFilters, PriceRange } from '@wayfare/api-contract';
import { FACET_KEYS } from '@wayfare/api-contract';
import { formatWholeEuros, type Language } from '@wayfare/domain';
import { chosenOf, toggleFilter, withoutFilter } from '../../domain/results/filter-query';
import { typeLabelKey } from '../../domain/results/hotel-types';
import type { FilterKey } from '../../domain/results/unused-filters';

type Translate = (key: string, values?: Record<string, string | number>) => string;

interface FacetTexts {
  legend: string;
  option: (value: string, t: Translate, districts: readonly District[]) => string;
}

/** Keys of the texts of each row of the table of facets. A chip has no legend beside it, so an option says what it is about. */
export const FACET_TEXTS: Readonly<Record<FacetKey, FacetTexts>> = {
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

interface ActiveFilter {
  key: FilterKey;
  name: string;
  /** the filters with this one taken off */
  rest: HotelFilters;
}

/** The filters that are on, each by its name. `districts` are those of the place that is searched. */
export function activeFilters(
  filters: HotelFilters,
  districts: readonly District[],
  language: Language,
  t: Translate,
): ActiveFilter[] {
  const options = FACET_KEYS.flatMap((key) =>
    chosenOf(filters, key).map((value) => ({
      key,
      name: FACET_TEXTS[key].option(value, t, districts),
      rest: toggleFilter(filters, key, value),
    })),
  );
  const { price } = filters;
  if (price === undefined) return options;
  const name = priceText(price, language, t);
  return [{ key: 'price', name, rest: withoutFilter(filters, 'price') }, ...options];
}

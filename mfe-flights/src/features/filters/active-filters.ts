import type { Translate } from '@wayfare/i18n';
import { toggled, withSliceParts, type DayPart, type FlightFilters } from './flight-filters';

/** A filter that is on, in words, and the filters without it. */
export interface ActiveFilter {
  id: string;
  label: string;
  without: FlightFilters;
}

export interface FilterWords {
  t: Translate;
  airline: (code: string) => string;
  /** "Amsterdam to Barcelona" */
  slice: (index: number) => string;
  duration: (minutes: number) => string;
  price: (euros: number) => string;
}

function times(
  name: 'departure' | 'arrival',
  filters: FlightFilters,
  { t, slice }: FilterWords,
): ActiveFilter[] {
  return filters[name].flatMap((parts, index) =>
    parts.map((part: DayPart) => ({
      id: `${name}.${index}.${part}`,
      label: t(`filters.${name}Chip`, { slice: slice(index), part: t(`filters.part.${part}`) }),
      without: { ...filters, [name]: withSliceParts(filters[name], index, toggled(parts, part)) },
    })),
  );
}

function limits(filters: FlightFilters, { t, duration, price }: FilterWords): ActiveFilter[] {
  const { maxMinutes, minPrice, maxPrice } = filters;
  return [
    ...(maxMinutes === null
      ? []
      : [
          {
            id: 'duration',
            label: t('filters.upTo', { value: duration(maxMinutes) }),
            without: { ...filters, maxMinutes: null },
          },
        ]),
    ...(minPrice === null
      ? []
      : [
          {
            id: 'priceFrom',
            label: t('filters.from', { value: price(minPrice) }),
            without: { ...filters, minPrice: null },
          },
        ]),
    ...(maxPrice === null
      ? []
      : [
          {
            id: 'priceTo',
            label: t('filters.upTo', { value: price(maxPrice) }),
            without: { ...filters, maxPrice: null },
          },
        ]),
  ];
}

/** Every filter that is on, each with a way to take it off. */
export function activeFilters(filters: FlightFilters, words: FilterWords): ActiveFilter[] {
  const { t } = words;
  const { stops, airlines, bags } = filters;
  return [
    ...stops.map((band) => ({
      id: `stops.${band}`,
      label: t(`filters.stop.${band}`),
      without: { ...filters, stops: toggled(stops, band) },
    })),
    ...airlines.map((code) => ({
      id: `airlines.${code}`,
      label: words.airline(code),
      without: { ...filters, airlines: toggled(airlines, code) },
    })),
    ...bags.map((bag) => ({
      id: `bags.${bag}`,
      label: t(`filters.bag.${bag}`),
      without: { ...filters, bags: toggled(bags, bag) },
    })),
    ...times('departure', filters, words),
    ...times('arrival', filters, words),
    ...limits(filters, words),
  ];
}

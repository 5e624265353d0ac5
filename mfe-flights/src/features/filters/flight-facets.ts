import type { Translate } from '@wayfare/i18n';
import { activeOf, toggled, type ActiveFilter, type Facet } from '@wayfare/search';
import type { FilterCounts } from './filter-counts';
import { BAG_FILTERS, DAY_PARTS, STOP_BANDS, withSliceParts } from './flight-filters';
import type { BagFilter, DayPart, FlightFilters, StopBand } from './flight-filters';

export interface FilterWords {
  t: Translate;
  airline: (code: string) => string;
  slice: (index: number) => string;
  duration: (minutes: number) => string;
  price: (euros: number) => string;
}

interface Asked {
  filters: FlightFilters;
  counts: FilterCounts;
  words: FilterWords;
}

function stopFacet({ filters, counts, words: { t } }: Asked): Facet<FlightFilters, StopBand> {
  const chipOf = (band: StopBand) => t(`filters.stop.${band}`);
  return {
    key: 'stops',
    label: t('filters.stops'),
    options: STOP_BANDS.map((value) => ({
      value,
      label: chipOf(value),
      count: counts.stops[value],
    })),
    chosen: filters.stops,
    chipOf,
    toggle: (band) => ({ ...filters, stops: toggled(filters.stops, band) }),
  };
}

const airlineFacet = ({ filters, counts, words }: Asked): Facet<FlightFilters> => ({
  key: 'airlines',
  label: words.t('filters.airlines'),
  options: counts.airlines.map(({ code, name, count }) => ({ value: code, label: name, count })),
  chosen: filters.airlines,
  chipOf: words.airline,
  toggle: (code) => ({ ...filters, airlines: toggled(filters.airlines, code) }),
});

function bagFacet({ filters, counts, words }: Asked): Facet<FlightFilters, BagFilter> {
  const { t, price } = words;
  const chipOf = (bag: BagFilter) => t(`filters.bag.${bag}`);
  return {
    key: 'bags',
    label: t('filters.bags'),
    options: BAG_FILTERS.map((value) => {
      const cents = counts.bagPrices[value];
      return {
        value,
        label: chipOf(value),
        count: counts.bags[value],
        price: cents === null ? undefined : t('days.from', { price: price(cents / 100) }),
      };
    }),
    chosen: filters.bags,
    chipOf,
    toggle: (bag) => ({ ...filters, bags: toggled(filters.bags, bag) }),
  };
}

export function timeFacet(
  { filters, counts, words: { t, slice } }: Asked,
  name: 'departure' | 'arrival',
  index: number,
): Facet<FlightFilters, DayPart> {
  const chosen = filters[name][index] ?? [];
  return {
    key: `${name}.${index}`,
    label: t(`filters.${name}`),
    options: DAY_PARTS.map((value) => ({
      value,
      label: t(`filters.part.${value}`),
      count: counts[name][index]?.[value] ?? 0,
    })),
    chosen,
    chipOf: (part) =>
      t(`filters.${name}Chip`, { slice: slice(index), part: t(`filters.part.${part}`) }),
    toggle: (part) => ({
      ...filters,
      [name]: withSliceParts(filters[name], index, toggled(chosen, part)),
    }),
  };
}

export const flightFacets = (asked: Asked) => ({
  stops: stopFacet(asked),
  airlines: airlineFacet(asked),
  bags: bagFacet(asked),
});

function limits(
  filters: FlightFilters,
  { t, duration, price }: FilterWords,
): ActiveFilter<FlightFilters>[] {
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

export function activeFilters(asked: Asked): ActiveFilter<FlightFilters>[] {
  const { filters, words } = asked;
  const { stops, airlines, bags } = flightFacets(asked);
  const times = (['departure', 'arrival'] as const).flatMap((name) =>
    filters[name].map((_, index) => timeFacet(asked, name, index)),
  );
  return [...activeOf([stops, airlines, bags, ...times]), ...limits(filters, words)];
}

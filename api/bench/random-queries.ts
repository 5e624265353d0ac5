import type { Sort } from '@wayfare/api-contract';
import { HOTEL_FACETS, SORTS } from '@wayfare/api-contract/schemas';
import { CATALOGUE_KEYS } from '../src/catalogue/records/facets';
import type {
  CatalogueFilters,
  HotelQuery,
  Place,
  PlaceRef,
} from '../src/catalogue/records/records';
import type { Random } from './synthetic-hotels';

function pick<T>(random: Random, list: readonly T[]): T | undefined {
  return list[Math.floor(random() * list.length)];
}

function some<T>(random: Random, list: readonly T[]): T[] {
  return list.filter(() => random() < 0.3);
}

/** Where a traveller looks: mostly a city, a region or the map around a city, now and then a whole country. */
function whereabouts(random: Random, cities: readonly Place[]): Partial<HotelQuery> {
  const city = pick(random, cities);
  if (city === undefined) return {};
  const kind = random();
  if (kind < 0.35) return { place: { type: 'city', id: city.id } };
  if (kind < 0.45 && city.destination !== null)
    return { place: { type: 'destination', id: city.destination.id } };
  if (kind < 0.5) return { place: { type: 'country', id: city.country.id } };
  const { latitude, longitude } = city;
  if (kind < 0.65) return { center: { latitude, longitude }, radiusKm: 1 + random() * 40 };
  const size = 0.02 + random() ** 3 * 4;
  const wrap = (value: number): number => ((value + 540) % 360) - 180;
  const bounds = {
    north: Math.min(90, latitude + size),
    south: Math.max(-90, latitude - size),
    east: wrap(longitude + size),
    west: wrap(longitude - size),
  };
  return kind < 0.95 ? { bounds } : { bounds, place: { type: 'country', id: city.country.id } };
}

/**
 * Filters as people choose them: few of them, each with one or several of its options. Those that ask about prices are
 * answered from the offers of a stay, after the catalogue's search.
 */
function randomFilters(random: Random, districts: readonly string[]): CatalogueFilters {
  const keys = CATALOGUE_KEYS.filter(() => random() < 0.25);
  const chosen = keys.map((key) => {
    const { choice } = HOTEL_FACETS[key];
    const options: readonly string[] = key === 'district' ? districts : HOTEL_FACETS[key].options;
    return [key, choice === 'one' ? [pick(random, options)] : some(random, options)];
  });
  return Object.fromEntries(chosen) as CatalogueFilters;
}

export function randomQuery(
  random: Random,
  cities: readonly Place[],
  districtsOf: (place: PlaceRef) => readonly { readonly id: string }[],
): HotelQuery {
  const sort: Sort | undefined = pick(random, SORTS);
  const where = whereabouts(random, cities);
  const districts = where.place === undefined ? [] : districtsOf(where.place);
  return {
    ...where,
    filters: randomFilters(
      random,
      districts.map(({ id }) => id),
    ),
    sort,
    offset: random() < 0.8 ? 0 : Math.floor(random() * 10) * 20,
    limit: 20,
  };
}

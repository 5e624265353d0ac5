import type { Sort } from '@wayfare/api-contract';
import { FACET_KEYS, HOTEL_FACETS, SORTS } from '@wayfare/api-contract/schemas';
import type { CatalogueFilters, HotelQuery, Place, PlaceRef } from '../src/catalogue/records';
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

/** Filters as people choose them: few of them, each with one or several of its options. */
function randomFilters(random: Random, districts: readonly string[]): CatalogueFilters {
  const keys = FACET_KEYS.filter((key) => !HOTEL_FACETS[key].needsPrices && random() < 0.25);
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

/** What people type: the beginning of a name, in one of the languages, sometimes with a slip of the finger. */
export function randomTerm(random: Random, names: readonly string[]): string {
  const name = pick(random, names) ?? 'Paris';
  const typed = name
    .slice(0, Math.max(2, Math.ceil(random() * Math.min(name.length, 24))))
    .toLowerCase();
  return random() < 0.4 ? withTypo(random, typed) : typed;
}

function withTypo(random: Random, text: string): string {
  const at = Math.floor(random() * text.length);
  const kind = random();
  if (kind < 0.3) return text.slice(0, at) + text.slice(at + 1);
  if (kind < 0.6)
    return (
      text.slice(0, at) + String.fromCharCode(97 + Math.floor(random() * 26)) + text.slice(at + 1)
    );
  if (kind < 0.8)
    return text.slice(0, at) + String.fromCharCode(97 + Math.floor(random() * 26)) + text.slice(at);
  return (
    text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2)
  );
}

import { readCities, type City } from './cities';
import type { Setting } from './hotel-types';
import places from '../data/tourism.json';

export interface CityShare {
  city: City;
  setting: Setting;
  hotels: number;
}

export const CATALOGUE_SIZE = 20_000;

/**
 * Places that draw more visitors than their population tells: name, hotels, and `c` for the coast or `m` for mountains.
 * Names are spelled as GeoNames spells them.
 */
interface TourismPlace {
  name: string;
  country: string;
  hotels: number;
  setting: Setting;
}

const LETTERS: Record<string, Setting> = { c: 'coast', m: 'mountain' };

function parsePlace(country: string, text: string): TourismPlace {
  const match = /^(.+?) (\d+)(?: ([cm]))?$/.exec(text.trim());
  if (match === null) throw new Error(`tourism list: ${country} ${text}`);
  return {
    name: match[1] ?? '',
    country,
    hotels: Number(match[2]),
    setting: LETTERS[match[3] ?? ''] ?? 'city',
  };
}

const TOURISM_PLACES: readonly TourismPlace[] = Object.entries(places).flatMap(([country, line]) =>
  line.split('; ').map((text) => parsePlace(country, text)),
);

const EUROPE = new Set(
  'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM XK'.split(
    ' ',
  ),
);
/** The site's own travellers look for their neighbours' small towns too. */
const NEAR = new Set(['NL', 'BE', 'LU']);

/** No holiday is sold to countries that the Dutch government advises against. */
const CLOSED = new Set('AF BY IR KP LY RU SD SO SS SY YE HT ML BF UA'.split(' '));

function isOrdinaryTown({ country, population }: City): boolean {
  if (CLOSED.has(country)) return false;
  if (NEAR.has(country)) return population >= 12_000;
  return population >= (EUROPE.has(country) ? 25_000 : 1_500_000);
}

function weightOf({ country, population }: City): number {
  const demand = NEAR.has(country) ? 2 : EUROPE.has(country) ? 1 : 0.2;
  return demand * population ** 0.55;
}

/** The tourism list in descending weight falls off slowly: a small resort still has a choice of hotels. */
function tourismHotels(weight: number): number {
  return Math.round(weight * (weight / 220) ** 0.35);
}

function keyOf(country: string, name: string): string {
  return `${country} ${name}`;
}

function isListed(names: ReadonlyMap<string, TourismPlace>, city: City): TourismPlace | undefined {
  return (
    names.get(keyOf(city.country, city.name)) ?? names.get(keyOf(city.country, city.asciiName))
  );
}

/** Every town with hotels and how many: the tourism list first, the rest shared by population. */
export function allocateHotels(reserved: number): CityShare[] {
  const names = new Map(TOURISM_PLACES.map((place) => [keyOf(place.country, place.name), place]));
  const candidates = readCities(
    (city) => isOrdinaryTown(city) || isListed(names, city) !== undefined,
  );
  const listed = new Map<TourismPlace, City>();
  for (const city of candidates) {
    const place = isListed(names, city);
    if (place !== undefined && (listed.get(place)?.population ?? -1) < city.population)
      listed.set(place, city);
  }
  const shares = new Map<number, CityShare>();
  for (const [place, city] of listed) {
    shares.set(city.geonameId, {
      city,
      setting: place.setting,
      hotels: tourismHotels(place.hotels),
    });
  }
  const others = candidates.filter((city) => !shares.has(city.geonameId) && isOrdinaryTown(city));
  const given = [...shares.values()].reduce((sum, { hotels }) => sum + hotels, 0);
  return [...shares.values(), ...shareByPopulation(others, CATALOGUE_SIZE - reserved - given)];
}

/** Largest remainder: the shares add up to exactly `total`. */
function shareByPopulation(cities: readonly City[], total: number): CityShare[] {
  const weights = cities.map(weightOf);
  const unit = total / weights.reduce((sum, weight) => sum + weight, 0);
  const exact = cities.map((city, index) => ({ city, wanted: (weights[index] ?? 0) * unit }));
  const rest = total - exact.reduce((sum, { wanted }) => sum + Math.floor(wanted), 0);
  const byRemainder = [...exact].sort(
    (a, b) => (b.wanted % 1) - (a.wanted % 1) || a.city.geonameId - b.city.geonameId,
  );
  const extra = new Set(byRemainder.slice(0, Math.max(rest, 0)).map(({ city }) => city.geonameId));
  return exact
    .map(({ city, wanted }) => ({
      city,
      setting: settingOf(city),
      hotels: Math.floor(wanted) + (extra.has(city.geonameId) ? 1 : 0),
    }))
    .filter(({ hotels }) => hotels > 0);
}

const ALPINE = new Set(['AD', 'AT', 'CH', 'LI']);

function settingOf(city: City): Setting {
  const height = ALPINE.has(city.country) ? 800 : 1100;
  return EUROPE.has(city.country) && city.elevation >= height && city.population < 60_000
    ? 'mountain'
    : 'city';
}

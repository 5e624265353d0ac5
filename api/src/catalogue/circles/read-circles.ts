import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CircleType } from '@wayfare/api-contract';
import * as v from 'valibot';
import { namesFrom } from '../records/names';
import { readAirports } from './airports';
import type { Circle, CircleOfTown } from './circle';
import { parsePostcodes, type PostcodeRange } from './postcodes';
import { parseStations, type NamedStation } from './stations';
import type { StopPlace } from './stop-place';
import {
  CountryCell,
  KilometresCell,
  LatitudeCell,
  LongitudeCell,
  NameCell,
  namesIn,
  NumberCell,
  readTable,
} from './table';

/** Everything beside the tree of countries, regions and cities that people type (docs/data-sources.md). */
export interface CircleSource {
  readonly circles: readonly Circle[];
  /** airports and railway stations; their city is looked up by its name */
  readonly ofTowns: readonly CircleOfTown[];
  readonly stationCodes: ReadonlyMap<string, NamedStation>;
  /** stations and airports, with what a journey names them by */
  readonly stops: readonly StopPlace[];
  readonly postcodes: readonly PostcodeRange[];
  /** what else people call countries, regions and cities, by their id */
  readonly otherNames: ReadonlyMap<string, readonly string[]>;
}

export const NO_CIRCLES: CircleSource = {
  circles: [],
  ofTowns: [],
  stationCodes: new Map(),
  stops: [],
  postcodes: [],
  otherNames: new Map(),
};

const FILES = ['sights.tsv', 'districts.tsv', 'areas.tsv'];
const TYPES = {
  sight: 'sight',
  district: 'district',
  coast: 'holidayArea',
  island: 'holidayArea',
  area: 'holidayArea',
} as const satisfies Record<string, CircleType>;
/** The most important of them is as popular as a large city. */
const POPULARITY = 0.5;

const RowSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,70}$/)),
  kind: v.picklist(['sight', 'district', 'coast', 'island', 'area']),
  name_en: NameCell,
  name_nl: NameCell,
  name_local: v.string(),
  aliases: v.string(),
  country: CountryCell,
  town_id: v.string(),
  town_name: v.string(),
  lat: LatitudeCell,
  lon: LongitudeCell,
  radius_km: KilometresCell,
  importance: v.pipe(NumberCell, v.minValue(0), v.maxValue(100)),
});

function circleOf(row: v.InferOutput<typeof RowSchema>): Circle {
  const names = namesFrom({ en: row.name_en, nl: row.name_nl });
  const aliases = namesIn(`${row.name_local}|${row.aliases}`);
  return {
    id: row.id,
    type: TYPES[row.kind],
    names,
    aliases: aliases.filter((name) => !Object.values(names).includes(name)),
    country: row.country,
    cityId: row.town_id,
    latitude: row.lat,
    longitude: row.lon,
    radiusKm: row.radius_km,
    popularity: row.importance * POPULARITY,
  };
}

/** Reads a table of circles. Throws for a line that is not whole, and for an id that stands there twice. */
export function parseCircles(text: string, name: string): Circle[] {
  const circles = readTable(text, name, RowSchema).map(circleOf);
  const known = new Set<string>();
  for (const { id } of circles) {
    if (known.has(id)) throw new Error(`${name}: ${id} stands there twice`);
    known.add(id);
  }
  return circles;
}

const OtherNamesSchema = v.object({
  place_id: NameCell,
  name_en: v.string(),
  other_names: NameCell,
});

/** Reads the table of other names. Throws for a line that is not whole. */
export function parseOtherNames(text: string): Map<string, string[]> {
  const rows = readTable(text, 'other-names.tsv', OtherNamesSchema);
  return new Map(rows.map((row) => [row.place_id, namesIn(row.other_names)]));
}

/** Reads the tables of a folder, and the airports of their package. Rejects for a table that lacks or cannot be read. */
export async function readCircles(dir: string): Promise<CircleSource> {
  const text = (name: string) => readFile(path.join(dir, name), 'utf8');
  const tables = await Promise.all(FILES.map(async (name) => parseCircles(await text(name), name)));
  const stations = parseStations(await text('stations.tsv'));
  const airports = readAirports();
  return {
    circles: tables.flat(),
    ofTowns: [...airports.circles, ...stations.circles],
    stationCodes: stations.byCode,
    stops: [...airports.stops, ...stations.stops],
    postcodes: parsePostcodes(await text('postcodes.tsv')),
    otherNames: parseOtherNames(await text('other-names.tsv')),
  };
}

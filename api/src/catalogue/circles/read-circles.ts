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

/** Searchable names beyond the tree of places (docs/data-sources.md). */
export interface CircleSource {
  readonly circles: readonly Circle[];
  readonly ofTowns: readonly CircleOfTown[];
  readonly stationCodes: ReadonlyMap<string, NamedStation>;
  readonly stops: readonly StopPlace[];
  readonly postcodes: readonly PostcodeRange[];
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

/** Parses a table of circles. Throws for a malformed line or a repeated id. */
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

/** Parses the table of synonyms. Throws for a malformed line. */
export function parseOtherNames(text: string): Map<string, string[]> {
  const rows = readTable(text, 'other-names.tsv', OtherNamesSchema);
  return new Map(rows.map((row) => [row.place_id, namesIn(row.other_names)]));
}

/** Reads a folder's tables and the airport package. Rejects for a missing or malformed table. */
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

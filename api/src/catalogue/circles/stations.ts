import * as v from 'valibot';
import { namesFrom } from '../records/names';
import { normalise } from '../text/normalise';
import type { CircleOfTown } from './circle';
import type { StopPlace } from './stop-place';
import {
  CountryCell,
  LatitudeCell,
  LongitudeCell,
  NameCell,
  namesIn,
  NumberCell,
  readTable,
} from './table';

export interface NamedStation {
  readonly name: string;
  readonly country: string;
}

export interface Stations {
  /** without the airports' stations */
  readonly circles: readonly CircleOfTown[];
  readonly stops: readonly StopPlace[];
  /** by lower-case railway code, such as asd */
  readonly byCode: ReadonlyMap<string, NamedStation>;
}

const RADIUS_KM = 2.5;
/** Keeps the largest station below the town's sights. */
const POPULARITY = { each: 0.5, behind: 14 };
const AT_AIRPORT = /airport/i;
const GERMAN = new Set(['AT', 'DE']);
const DUTCH = new Set(['BE', 'NL']);

const RowSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z]{2}-[a-z0-9-]{2,70}$/)),
  name_en: NameCell,
  name_nl: NameCell,
  name_local: NameCell,
  aliases: v.string(),
  codes: v.string(),
  country: CountryCell,
  town: NameCell,
  lat: LatitudeCell,
  lon: LongitudeCell,
  importance: v.pipe(NumberCell, v.minValue(0), v.maxValue(100)),
});
type Row = v.InferOutput<typeof RowSchema>;

const ofTown = ({ town, country }: Row): string[] => [
  `${town} station`,
  `station ${town}`,
  `${town} central station`,
  `${town} centraal`,
  ...(GERMAN.has(country) ? [`${town} hauptbahnhof`] : []),
  ...(DUTCH.has(country) ? [`${town} cs`] : []),
];

function circleOf(row: Row, isLargest: boolean): CircleOfTown {
  const names = namesFrom({ en: row.name_en, nl: row.name_nl });
  const called = [row.name_local, ...namesIn(row.aliases), ...(isLargest ? ofTown(row) : [])];
  const own = new Set(Object.values(names).map(normalise));
  return {
    id: row.id,
    type: 'station',
    names,
    aliases: [...new Set(called)].filter((name) => !own.has(normalise(name))),
    country: row.country,
    town: row.town,
    latitude: row.lat,
    longitude: row.lon,
    radiusKm: RADIUS_KM,
    popularity: Math.max(0, row.importance * POPULARITY.each - POPULARITY.behind),
  };
}

/** `nl-amsterdam-centraal` is sold as `NL:amsterdam-centraal`. */
const codeOf = (id: string) => `${id.slice(0, 2).toUpperCase()}:${id.slice(3)}`;

const stopOf = ({
  id,
  name_en: en,
  name_nl: nl,
  name_local: localName,
  ...row
}: Row): StopPlace => ({
  kind: 'station',
  id,
  code: codeOf(id),
  slug: id,
  names: namesFrom({ en, nl }),
  localName,
  codes: namesIn(row.codes),
  country: row.country,
  town: row.town,
  latitude: row.lat,
  longitude: row.lon,
  weight: row.importance,
});

/** Parses the station table. Throws for a malformed line or a code used twice. */
export function parseStations(text: string): Stations {
  const rows = readTable(text, 'stations.tsv', RowSchema);
  const largest = new Map<string, Row>();
  const byCode = new Map<string, NamedStation>();
  for (const row of rows) {
    const key = `${row.country} ${row.town}`;
    const before = largest.get(key);
    if (before === undefined || row.importance > before.importance) largest.set(key, row);
    for (const code of namesIn(row.codes).map(normalise)) {
      if (byCode.has(code)) throw new Error(`stations.tsv: the code ${code} stands there twice`);
      byCode.set(code, { name: row.name_local, country: row.country });
    }
  }
  const circles = rows
    .filter((row) => !AT_AIRPORT.test(row.name_en))
    .map((row) => circleOf(row, largest.get(`${row.country} ${row.town}`) === row));
  return { circles, stops: rows.map(stopOf), byCode };
}

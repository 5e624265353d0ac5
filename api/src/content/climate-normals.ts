import { readFile } from 'node:fs/promises';

/* Monthly normals, January first (docs/data-sources.md). */

const MEASURES = ['min_c', 'max_c', 'rain_mm', 'wet_days', 'sunshine_pct'] as const;
type Measure = (typeof MEASURES)[number];

export interface PlaceNormals {
  readonly country: string;
  readonly place: string;
  readonly latitude: number;
  readonly months: Readonly<Record<Measure, readonly number[]>>;
}

/** By country code, capital or best known place first. */
export type ClimateNormals = ReadonlyMap<string, readonly PlaceNormals[]>;

const HEADER =
  'country\tplace\tlat\tlon\tmeasure\tjan\tfeb\tmar\tapr\tmay\tjun\tjul\taug\tsep\toct\tnov\tdec';

interface Row extends Omit<PlaceNormals, 'months'> {
  readonly measure: Measure;
  readonly values: readonly number[];
}

function rowOf(line: string, number: number): Row {
  const [country = '', place = '', latitude = '', , name, ...months] = line.split('\t');
  const measure = MEASURES.find((candidate) => candidate === name);
  const values = months.map(Number);
  const isWhole =
    /^[A-Z]{2}$/.test(country) &&
    place !== '' &&
    values.length === 12 &&
    [Number(latitude), ...values].every(Number.isFinite) &&
    !months.includes('');
  if (measure === undefined || !isWhole)
    throw new Error(`Climate normals: line ${number} cannot be read`);
  return { country, place, latitude: Number(latitude), measure, values };
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Throws for a malformed row or a missing measure. */
export function parseNormals(text: string): ClimateNormals {
  const [header, ...lines] = text.trimEnd().split(/\r?\n/);
  if (header !== HEADER)
    throw new Error('Climate normals: the first line does not name the columns');
  const places = grouped(
    lines.map((line, index) => rowOf(line, index + 2)),
    ({ country, place }) => `${country} ${place}`,
  );
  const normals = [...places.values()].map((rows): PlaceNormals => {
    const [{ country, place, latitude } = { country: '', place: '', latitude: 0 }] = rows;
    const of = (measure: Measure) => {
      const row = rows.find((each) => each.measure === measure);
      if (row === undefined) throw new Error(`Climate normals: ${place} has no ${measure}`);
      return row.values;
    };
    return {
      country,
      place,
      latitude,
      months: {
        min_c: of('min_c'),
        max_c: of('max_c'),
        rain_mm: of('rain_mm'),
        wet_days: of('wet_days'),
        sunshine_pct: of('sunshine_pct'),
      },
    };
  });
  return grouped(normals, ({ country }) => country);
}

export async function readNormals(file: string): Promise<ClimateNormals> {
  return parseNormals(await readFile(file, 'utf8'));
}

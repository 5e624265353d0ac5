/* Vector tiles and an archive of them, as small as their formats allow: what a test draws on a map. */

/** In 4096ths of the tile's side from its north-west corner. */
export type TilePoint = readonly [x: number, y: number];

export interface TileFeature {
  layer: string;
  /** lines, or polygons of one ring that is not closed */
  shape: 'line' | 'polygon';
  points: readonly TilePoint[];
  tags: Readonly<Record<string, string>>;
}

const EXTENT = 4096;
const SHAPES = { line: 2, polygon: 3 };
const [MOVE, DRAW, CLOSE] = [1, 2, 7];
const [NUMBER, BYTES] = [0, 2];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  while (left >= 128) {
    bytes.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  return [...bytes, left];
}

const number = (field: number, value: number): number[] => [
  ...varint(field * 8 + NUMBER),
  ...varint(value),
];
const bytes = (field: number, value: readonly number[]): number[] => [
  ...varint(field * 8 + BYTES),
  ...varint(value.length),
  ...value,
];
const text = (field: number, value: string) => bytes(field, [...Buffer.from(value)]);

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const command = (id: number, times: number) => times * 8 + id;

function geometryOf({ shape, points }: TileFeature): number[] {
  const steps = points.map(([x, y], at) => {
    const [left, top] = points[at - 1] ?? [0, 0];
    return [zigzag(x - left), zigzag(y - top)];
  });
  const [first = [0, 0], ...others] = steps;
  return [
    command(MOVE, 1),
    ...first,
    command(DRAW, others.length),
    ...others.flat(),
    ...(shape === 'polygon' ? [command(CLOSE, 1)] : []),
  ];
}

function layerOf(name: string, features: readonly TileFeature[]): number[] {
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))];
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))];
  return [
    ...number(15, 2),
    ...text(1, name),
    ...features.flatMap((feature) => {
      const tags = Object.entries(feature.tags).flatMap(([key, value]) => [
        keys.indexOf(key),
        values.indexOf(value),
      ]);
      return bytes(2, [
        ...bytes(2, tags.flatMap(varint)),
        ...number(3, SHAPES[feature.shape]),
        ...bytes(4, geometryOf(feature).flatMap(varint)),
      ]);
    }),
    ...keys.flatMap((key) => text(3, key)),
    ...values.flatMap((value) => bytes(4, text(1, value))),
    ...number(5, EXTENT),
  ];
}

/** A tile in Mapbox Vector Tile form, version 2; empty for no features. */
export function vectorTile(features: readonly TileFeature[]): Uint8Array {
  const layers = [...new Set(features.map(({ layer }) => layer))];
  return Uint8Array.from(
    layers.flatMap((name) =>
      bytes(
        3,
        layerOf(
          name,
          features.filter(({ layer }) => layer === name),
        ),
      ),
    ),
  );
}

export interface ArchivedTile {
  /** place of the tile on the Hilbert curve, as `zxyToTileId` of `pmtiles` counts it */
  id: number;
  data: Uint8Array;
}

const HEADER = 127;
const [NOT_COMPRESSED, MVT] = [1, 1];

/** A PMTiles archive, version 3, with one directory and nothing compressed. */
export function tileArchive(
  tiles: readonly ArchivedTile[],
  zooms: { from: number; to: number },
): Uint8Array {
  const sorted = [...tiles].sort((one, other) => one.id - other.id);
  const directory = [
    ...varint(sorted.length),
    ...sorted.flatMap(({ id }, at) => varint(id - (sorted[at - 1]?.id ?? 0))),
    ...sorted.flatMap(() => varint(1)),
    ...sorted.flatMap(({ data }) => varint(data.length)),
    // zero: right behind the one before
    ...sorted.flatMap((_, at) => varint(at === 0 ? 1 : 0)),
  ];
  const metadata = [...Buffer.from('{}')];
  const dataAt = HEADER + directory.length + metadata.length;
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const dataLength = sorted.reduce((length, { data }) => length + data.length, 0);
  const sections = [
    [HEADER, directory.length],
    [HEADER + directory.length, metadata.length],
    [dataAt, 0],
    [dataAt, dataLength],
    [sorted.length, sorted.length],
    [sorted.length, 0],
  ].flat();
  sections.forEach((value, at) => header.writeBigUInt64LE(BigInt(value), 8 + at * 8));
  header.writeUInt8(1, 96);
  header.writeUInt8(NOT_COMPRESSED, 97);
  header.writeUInt8(NOT_COMPRESSED, 98);
  header.writeUInt8(MVT, 99);
  header.writeUInt8(zooms.from, 100);
  header.writeUInt8(zooms.to, 101);
  [-180, -85, 180, 85].forEach((degrees, at) => header.writeInt32LE(degrees * 1e7, 102 + at * 4));
  return Buffer.concat([
    header,
    Buffer.from([...directory, ...metadata]),
    ...sorted.map(({ data }) => data),
  ]);
}

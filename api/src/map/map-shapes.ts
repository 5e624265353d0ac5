import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

type ShapeLayer = 'land' | 'lakes' | 'rivers' | 'streams';
export type Line = readonly number[];
type Shapes = Readonly<Record<ShapeLayer, readonly Line[]>>;

/** Units per stored tile side. */
export const STORED_EXTENT = 8192;

export interface StoredTile {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly shapes: Shapes;
}

/** Vector tiles of coast, lakes and rivers at a few zooms (built by `.workspace/map-shapes.mjs`). */
export interface MapShapes {
  /** deepest stored ancestor; null beyond the world */
  tileFor(zoom: number, x: number, y: number): StoredTile | null;
}

const IndexSchema = v.array(
  v.object({
    zoom: v.number(),
    tiles: v.record(v.string(), v.tuple([v.number(), v.number()])),
  }),
);

export const NO_SHAPES: MapShapes = { tileFor: () => null };

function numbersOf(bytes: Buffer): () => number {
  let at = 0;
  return () => {
    let value = 0;
    let scale = 1;
    let byte: number;
    do {
      byte = bytes[at] ?? 0;
      at += 1;
      value += (byte % 128) * scale;
      scale *= 128;
    } while (byte > 127);
    return value;
  };
}

function readShapes(bytes: Buffer): Shapes {
  const next = numbersOf(bytes);
  const signed = () => {
    const value = next();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  const line = (): Line => {
    const values: number[] = [];
    const count = next();
    for (let at = 0; at < count * 2; at += 1) values.push(signed() + (values[at - 2] ?? 0));
    return values;
  };
  const layer = () => Array.from({ length: next() }, line);
  return { land: layer(), lakes: layer(), rivers: layer(), streams: layer() };
}

/** Throws for a malformed file. */
function parseShapes(file: Buffer): MapShapes {
  const length = file.readUInt32LE(0);
  const index: unknown = JSON.parse(file.toString('utf8', 4, 4 + length));
  const levels = v.parse(IndexSchema, index).toSorted((one, other) => other.zoom - one.zoom);
  const start = 4 + length;
  return {
    tileFor(zoom, x, y) {
      for (const level of levels) {
        if (level.zoom > zoom) continue;
        const [u, w] = [x, y].map((at) => Math.floor(at / 2 ** (zoom - level.zoom)));
        const found = level.tiles[`${u}/${w}`];
        if (found === undefined) continue;
        const [at, size] = found;
        const bytes = file.subarray(start + at, start + at + size);
        return { zoom: level.zoom, x: u ?? 0, y: w ?? 0, shapes: readShapes(bytes) };
      }
      return null;
    },
  };
}

export const readMapShapes = async (dir: string): Promise<MapShapes> =>
  parseShapes(await readFile(path.join(dir, 'map.bin')));

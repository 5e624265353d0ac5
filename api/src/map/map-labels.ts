import type { MapLabel } from '@wayfare/api-contract';
import type { Names, Point } from '../catalogue/records/records';
import { squareOf } from './mercator';

type Kind = MapLabel['kind'];

export interface LabelledPlace extends Point {
  readonly kind: Kind;
  readonly id: string;
  readonly names: Names;
  /** 0 to 100 within its kind */
  readonly weight: number;
}

/** Per kind: zoom range, labels per tile, precedence. */
const RULES: Record<Kind, { from: number; to: number; most: number; rank: number }> = {
  country: { from: 1, to: 5, most: 12, rank: 500 },
  city: { from: 2, to: 12, most: 14, rank: 300 },
  area: { from: 6, to: 9, most: 3, rank: 150 },
  airport: { from: 8, to: 14, most: 4, rank: 180 },
  station: { from: 9, to: 17, most: 8, rank: 160 },
  sight: { from: 10, to: 17, most: 14, rank: 200 },
  district: { from: 10, to: 15, most: 12, rank: 120 },
};
const KINDS = Object.keys(RULES) as Kind[];

/** Spatial index zoom; a lower tile fills with the weightiest overall. */
const CELL_ZOOM = 6;
const CELLS = 2 ** CELL_ZOOM;
const cellOf = (kind: Kind, x: number, y: number) => `${kind} ${Math.floor(x)}/${Math.floor(y)}`;

interface TilePlace {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

interface Placed {
  readonly place: LabelledPlace;
  readonly x: number;
  readonly y: number;
}

export interface LabelIndex {
  inTile(zoom: number, x: number, y: number): LabelledPlace[];
  rankOf(place: LabelledPlace): number;
}

export function labelIndex(places: Iterable<LabelledPlace>): LabelIndex {
  const byKind = new Map<Kind, Placed[]>(KINDS.map((kind) => [kind, []]));
  for (const place of places) {
    const [x, y] = squareOf(place);
    byKind.get(place.kind)?.push({ place, x, y });
  }
  const byCell = new Map<string, Placed[]>();
  for (const placed of byKind.values()) {
    placed.sort((one, other) => other.place.weight - one.place.weight);
    for (const each of placed) {
      const key = cellOf(each.place.kind, each.x * CELLS, each.y * CELLS);
      const there = byCell.get(key);
      if (there === undefined) byCell.set(key, [each]);
      else there.push(each);
    }
  }

  const nearOf = (kind: Kind, { zoom, x, y }: TilePlace): readonly Placed[] => {
    const cells = 2 ** (zoom - CELL_ZOOM);
    const found = cells < 1 ? byKind.get(kind) : byCell.get(cellOf(kind, x / cells, y / cells));
    return found ?? [];
  };

  function firstIn(kind: Kind, tile: TilePlace): LabelledPlace[] {
    const { zoom, x, y } = tile;
    const { most } = RULES[kind];
    const size = 2 ** zoom;
    const found: LabelledPlace[] = [];
    for (const { place, x: u, y: w } of nearOf(kind, tile)) {
      if (Math.floor(u * size) !== x || Math.floor(w * size) !== y) continue;
      found.push(place);
      if (found.length === most) break;
    }
    return found;
  }

  return {
    inTile: (zoom, x, y) =>
      KINDS.flatMap((kind) => {
        const { from, to } = RULES[kind];
        return zoom < from || zoom > to ? [] : firstIn(kind, { zoom, x, y });
      }),
    rankOf: ({ kind, weight }) => RULES[kind].rank + weight,
  };
}

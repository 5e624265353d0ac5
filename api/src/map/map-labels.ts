import type { MapLabel } from '@wayfare/api-contract';
import type { Names, Point } from '../catalogue/records/records';
import { squareOf } from './mercator';

type Kind = MapLabel['kind'];

/** A place whose name may stand on the map. */
export interface LabelledPlace extends Point {
  readonly kind: Kind;
  readonly id: string;
  readonly names: Names;
  /** among those of its kind, 0 to 100 */
  readonly weight: number;
}

/** From which to which zoom of a tile names of a kind are shown, how many of them in one, and which kind stands before which. */
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

/** Places are looked up by the tiles of this zoom; a tile of a lower one takes the weightiest of all and is soon full. */
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
  /** the names of a tile, the first of each kind that fit */
  inTile(zoom: number, x: number, y: number): LabelledPlace[];
  rankOf(place: LabelledPlace): number;
}

/** Puts places by kind, the weightiest first, so that a tile takes the first ones that lie in it. */
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

  /** those that may lie in a tile, the weightiest first */
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

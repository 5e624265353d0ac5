import type { MapLabel, MapTile } from '@wayfare/api-contract';
import { GridLayer } from 'leaflet';
import type { Coords, DoneCallback, Map as LeafletMap } from 'leaflet';
import { drawTile, emptyTile } from './tile-shapes';

export type LoadTile = (at: { zoom: number; x: number; y: number }) => Promise<MapTile>;

/** Twice the usual side in pixels, for fewer tiles. */
const SIDE = 512;

class BaseMap extends GridLayer {
  readonly #load: LoadTile;
  readonly #labels = new Map<HTMLElement, readonly MapLabel[]>();

  constructor(load: LoadTile) {
    super({ tileSize: SIDE, keepBuffer: 1 });
    this.#load = load;
    this.on('tileunload', ({ tile }) => this.#labels.delete(tile));
  }

  override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const svg = emptyTile();
    // Leaflet places and removes elements of either kind alike
    const tile = svg as unknown as HTMLElement;
    this.#load({ zoom: z - 1, x, y }).then(
      (loaded) => {
        drawTile(svg, loaded, z);
        this.#labels.set(tile, loaded.labels);
        done(undefined, tile);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error('no tile'), tile),
    );
    return tile;
  }

  /** deduplicated across tiles */
  labels(): MapLabel[] {
    const known = new Map<string, MapLabel>();
    for (const label of [...this.#labels.values()].flat())
      known.set(`${label.kind} ${label.id}`, label);
    return [...known.values()];
  }
}

/** Adds the base map; `onLabels` fires when the labels change. */
export function addBaseMap(
  map: LeafletMap,
  load: LoadTile,
  onLabels: () => void,
): { labels: () => MapLabel[] } {
  const base = new BaseMap(load);
  base.on('tileload', onLabels);
  base.addTo(map);
  return base;
}

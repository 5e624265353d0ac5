/* Camera of the street layer and the tiles in its view. Pure. */
import type { Extent, TileAt, TileReader } from './tile-reader';

export interface MapPosition {
  latitude: number;
  longitude: number;
  /** Leaflet's zoom, of tiles 256 pixels wide */
  zoom: number;
}

export interface MapFrame {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** MapLibre's zoom counts tiles of 512 pixels; its places are longitude, latitude. */
export function cameraOf({ latitude, longitude, zoom }: MapPosition): {
  center: [number, number];
  zoom: number;
} {
  return { center: [longitude, latitude], zoom: zoom - 1 };
}

const MAX_LATITUDE = 85.0511;
const MOST_TILES = 400;

const columnOf = (longitude: number, size: number) => Math.floor(((longitude + 180) / 360) * size);

function rowOf(latitude: number, size: number): number {
  const within = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  const sine = Math.sin((within * Math.PI) / 180);
  const share = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return Math.max(0, Math.min(size - 1, Math.floor(share * size)));
}

/** Existing tiles in a frame at MapLibre's zoom; east may exceed 180. */
export function tilesIn(
  { north, south, east, west }: MapFrame,
  zoom: number,
  { minZoom, maxZoom }: Pick<TileReader, 'minZoom' | 'maxZoom'>,
): TileAt[] {
  const z = Math.max(minZoom, Math.min(maxZoom, Math.floor(zoom)));
  const size = 2 ** z;
  const [left, right] = [columnOf(west, size), columnOf(east, size)];
  const [top, bottom] = [rowOf(north, size), rowOf(south, size)];
  const columns = Math.min(right - left + 1, size, MOST_TILES);
  const rows = Math.min(bottom - top + 1, MOST_TILES);
  return Array.from({ length: rows }, (_, down) => top + down).flatMap((y) =>
    Array.from({ length: columns }, (_, along) => ({
      z,
      x: (((left + along) % size) + size) % size,
      y,
    })),
  );
}

export function isWithin(
  { latitude, longitude }: Pick<MapPosition, 'latitude' | 'longitude'>,
  extent: Extent | null,
): boolean {
  if (extent === null) return true;
  const [west, south, east, north] = extent;
  const wrapped = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return latitude >= south && latitude <= north && wrapped >= west && wrapped <= east;
}

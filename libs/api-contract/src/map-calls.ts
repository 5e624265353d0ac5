import type * as v from 'valibot';
import type { Call } from './call';
import type {
  MapLabelSchema,
  MapNearbyRequestSchema,
  MapNearbySchema,
  MapSourceSchema,
  MapTileRequestSchema,
  MapTileSchema,
} from './map-schemas';

export type MapTileRequest = v.InferInput<typeof MapTileRequestSchema>;
export type MapTile = v.InferOutput<typeof MapTileSchema>;
/** A name on the map, in the language asked for. */
export type MapLabel = v.InferOutput<typeof MapLabelSchema>;
export type MapNearbyRequest = v.InferInput<typeof MapNearbyRequestSchema>;
export type MapNearby = v.InferOutput<typeof MapNearbySchema>;
export type MapSource = v.InferOutput<typeof MapSourceSchema>;

export const mapTile: Call<MapTileRequest, MapTile> = { method: 'GET', path: '/api/map/tile' };
export const mapNearby: Call<MapNearbyRequest, MapNearby> = {
  method: 'GET',
  path: '/api/map/nearby',
};
/** Null where the site has its own map alone. */
export const mapSource: Call<Record<string, never>, MapSource | null> = {
  method: 'GET',
  path: '/api/map/source',
};

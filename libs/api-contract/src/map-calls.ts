import type * as v from 'valibot';
import type { Call } from './call';
import type {
  MapLabelSchema,
  MapNearbyRequestSchema,
  MapNearbySchema,
  MapSourceSchema,
  MapStopRequestSchema,
  MapStopSchema,
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
export type MapStopRequest = v.InferInput<typeof MapStopRequestSchema>;
/** A railway station or an airport as its page shows it, with what is near. */
export type MapStop = v.InferOutput<typeof MapStopSchema>;
/** A page of the site that somebody may have. */
export type MapPage = MapStop['page'];

export const mapTile: Call<MapTileRequest, MapTile> = { method: 'GET', path: '/api/map/tile' };
export const mapNearby: Call<MapNearbyRequest, MapNearby> = {
  method: 'GET',
  path: '/api/map/nearby',
};
/** Null where nothing is called so. */
export const mapStop: Call<MapStopRequest, MapStop | null> = {
  method: 'GET',
  path: '/api/map/stop',
};
/** Null where the site has its own map alone. */
export const mapSource: Call<Record<string, never>, MapSource | null> = {
  method: 'GET',
  path: '/api/map/source',
};

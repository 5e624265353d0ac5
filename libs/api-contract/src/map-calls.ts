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
export type MapLabel = v.InferOutput<typeof MapLabelSchema>;
export type MapNearbyRequest = v.InferInput<typeof MapNearbyRequestSchema>;
export type MapNearby = v.InferOutput<typeof MapNearbySchema>;
export type MapSource = v.InferOutput<typeof MapSourceSchema>;
export type MapStopRequest = v.InferInput<typeof MapStopRequestSchema>;
export type MapStop = v.InferOutput<typeof MapStopSchema>;
export type MapPage = MapStop['page'];

export const mapTile: Call<MapTileRequest, MapTile> = { method: 'GET', path: '/api/map/tile' };
export const mapNearby: Call<MapNearbyRequest, MapNearby> = {
  method: 'GET',
  path: '/api/map/nearby',
};
export const mapStop: Call<MapStopRequest, MapStop | null> = {
  method: 'GET',
  path: '/api/map/stop',
};
export const mapSource: Call<Record<string, never>, MapSource | null> = {
  method: 'GET',
  path: '/api/map/source',
};

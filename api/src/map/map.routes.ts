import { mapNearby, mapSource, mapStop, mapTile, type MapSource } from '@wayfare/api-contract';
import {
  MapNearbyRequestSchema,
  MapNearbySchema,
  MapSourceSchema,
  MapStopRequestSchema,
  MapStopSchema,
  MapTileRequestSchema,
  MapTileSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from '../platform/http/route';
import { mapService, type MapData, type MapTowns } from './map.service';

export type { MapData } from './map.service';

/** Changes only with a release or an import. */
const A_DAY = 'public, max-age=86400';
/** Short: pages' security policies name the tile origin of the current configuration. */
const MINUTES = 'public, max-age=300';

/** Built-in map for sites without a tile server; public. */
export function mapRoutes(
  api: FastifyInstance,
  { map, towns, source }: { map: MapData; towns: MapTowns; source: MapSource | null },
): void {
  const service = mapService(map, towns);
  route(
    api,
    mapTile,
    { request: MapTileRequestSchema, result: MapTileSchema },
    { access: 'public', summary: 'Coast, water, railways and names of a square of the map' },
    ({ language, ...at }, { reply }) => {
      void reply.header('cache-control', A_DAY);
      return service.tile(at, language);
    },
  );
  route(
    api,
    mapNearby,
    { request: MapNearbyRequestSchema, result: MapNearbySchema },
    { access: 'public', summary: 'Sights, stations and airports near a point' },
    ({ language, ...point }, { reply }) => {
      void reply.header('cache-control', A_DAY);
      return service.nearby(point, language);
    },
  );
  route(
    api,
    mapStop,
    { request: MapStopRequestSchema, result: v.nullable(MapStopSchema) },
    { access: 'public', summary: 'A station or an airport, and what is near' },
    ({ kind, place, language }, { reply }) => {
      void reply.header('cache-control', A_DAY);
      return service.stop(kind, place, language);
    },
  );
  route(
    api,
    mapSource,
    { request: v.object({}), result: v.nullable(MapSourceSchema) },
    { access: 'public', summary: 'The server that streets on the map come from, if there is one' },
    (_, { reply }) => {
      void reply.header('cache-control', MINUTES);
      return source;
    },
  );
}

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

/** The same for everybody, and new with a release or an import alone. */
const A_DAY = 'public, max-age=86400';
/** No longer than pages of another configuration may be about: their policy names the origin that they may call. */
const MINUTES = 'public, max-age=300';

/** What the map shows where no tile server is named: the same for everybody, so no token. */
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

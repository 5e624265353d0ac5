import { mapNearby, mapTile } from '@wayfare/api-contract';
import {
  MapNearbyRequestSchema,
  MapNearbySchema,
  MapTileRequestSchema,
  MapTileSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { mapService, type MapData, type MapTowns } from './map.service';

export type { MapData } from './map.service';

/** The same for everybody, and new with a release or an import alone. */
const A_DAY = 'public, max-age=86400';

/** What the map shows where no tile server is named: the same for everybody, so no token. */
export function mapRoutes(
  api: FastifyInstance,
  { map, towns }: { map: MapData; towns: MapTowns },
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
}

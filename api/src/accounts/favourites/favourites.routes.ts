import { favourites, removeFavourite, saveFavourites } from '@wayfare/api-contract';
import {
  DoneSchema,
  FavouriteListSchema,
  RemoveFavouriteRequestSchema,
  SaveFavouritesRequestSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { requireUser } from '../../platform/http/authenticate';
import { NothingSchema, route } from '../../platform/http/route';
import type { RequestContext } from '../../platform/http/route';
import type { Requester } from '../users/member';
import type { FavouritesService } from './favourites.service';

function requesterOf(context: RequestContext): Requester {
  const principal = requireUser(context);
  void context.reply.header('cache-control', 'no-store');
  return { principal, now: context.now };
}

export function favouritesRoutes(api: FastifyInstance, service: FavouritesService): void {
  route(
    api,
    favourites,
    { request: NothingSchema, result: FavouriteListSchema },
    { summary: 'What the user saved, the latest first' },
    (_input, context) => service.list(requesterOf(context)),
  );
  route(
    api,
    saveFavourites,
    { request: SaveFavouritesRequestSchema, result: FavouriteListSchema },
    { summary: 'Saves, or brings in what a browser has kept' },
    (input, context) => service.save(input, requesterOf(context)),
  );
  route(
    api,
    removeFavourite,
    { request: RemoveFavouriteRequestSchema, result: DoneSchema },
    { summary: 'Forgets what was saved' },
    async (input, context) => {
      await service.remove(input, requesterOf(context));
      return { ok: true as const };
    },
  );
}

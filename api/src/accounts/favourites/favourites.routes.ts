import { favourites, removeFavourite, saveFavourites } from '@wayfare/api-contract';
import {
  DoneSchema,
  FavouriteListSchema,
  RemoveFavouriteRequestSchema,
  SaveFavouritesRequestSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { asUser } from '../../platform/http/authenticate';
import { NothingSchema, route } from '../../platform/http/route';
import type { RequestContext } from '../../platform/http/route';
import type { Asker } from '../users/member';
import type { FavouritesService } from './favourites.service';

function askerOf(context: RequestContext): Asker {
  const principal = asUser(context);
  void context.reply.header('cache-control', 'no-store');
  return { principal, now: context.now };
}

/** What users saved; visitors keep theirs in the browser. */
export function favouritesRoutes(api: FastifyInstance, service: FavouritesService): void {
  route(
    api,
    favourites,
    { request: NothingSchema, result: FavouriteListSchema },
    { summary: 'What the user saved, the latest first' },
    (_input, context) => service.list(askerOf(context)),
  );
  route(
    api,
    saveFavourites,
    { request: SaveFavouritesRequestSchema, result: FavouriteListSchema },
    { summary: 'Saves, or brings in what a browser has kept' },
    (input, context) => service.save(input, askerOf(context)),
  );
  route(
    api,
    removeFavourite,
    { request: RemoveFavouriteRequestSchema, result: DoneSchema },
    { summary: 'Forgets what was saved' },
    async (input, context) => {
      await service.remove(input, askerOf(context));
      return { ok: true as const };
    },
  );
}

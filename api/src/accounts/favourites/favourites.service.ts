import { MOST_FAVOURITES } from '@wayfare/api-contract';
import type { FavouriteList } from '@wayfare/api-contract';
import type {
  RemoveFavouriteRequestSchema,
  SaveFavouritesRequestSchema,
} from '@wayfare/api-contract/schemas';
import type { InferOutput } from 'valibot';
import type { Database } from '../../platform/db/database';
import { Problem } from '../../platform/http/problem';
import type { Requester } from '../users/member';
import { memberOf } from '../users/member';
import {
  deleteFavourite,
  findFavouritesOf,
  holdUser,
  upsertFavourites,
} from './favourites.repository';
import type { FavouriteRow } from './favourites.repository';

export interface FavouritesService {
  list(requester: Requester): Promise<FavouriteList>;
  save(
    input: InferOutput<typeof SaveFavouritesRequestSchema>,
    requester: Requester,
  ): Promise<FavouriteList>;
  remove(
    input: InferOutput<typeof RemoveFavouriteRequestSchema>,
    requester: Requester,
  ): Promise<void>;
}

const listed = (rows: readonly FavouriteRow[]): FavouriteList => ({
  favourites: rows.map(({ product, item, search, savedAt }) => ({
    product,
    item,
    search,
    saved_at: savedAt.toISOString(),
  })),
});

const keyOf = ({ product, item }: Pick<FavouriteRow, 'product' | 'item'>) => `${product} ${item}`;

export function favouritesService({ orm }: Pick<Database, 'orm'>): FavouritesService {
  return {
    async list(requester) {
      return listed(await findFavouritesOf(orm, (await memberOf(orm, requester)).id));
    },

    async save({ favourites, merge }, requester) {
      const userId = (await memberOf(orm, requester)).id;
      // a millisecond apart keeps the order in which they were sent
      const given = favourites.map((one, index) => ({
        ...one,
        userId,
        savedAt: new Date(requester.now - index),
      }));
      const wanted = [
        ...new Map(given.reverse().map((row) => [keyOf(row), row])).values(),
      ].reverse();
      return orm.transaction(async (connection) => {
        await holdUser(connection, userId);
        const before = await findFavouritesOf(connection, userId);
        const known = new Set(before.map(keyOf));
        const added = wanted.filter((row) => !known.has(keyOf(row)));
        const room = MOST_FAVOURITES - before.length;
        if (added.length > room && !merge)
          throw new Problem('INVALID_REQUEST', {
            field: 'favourites',
            text: 'favourites.full',
            values: { most: String(MOST_FAVOURITES) },
            status: 409,
          });
        const same = wanted.filter((row) => known.has(keyOf(row)));
        await upsertFavourites(connection, [...same, ...added.slice(0, Math.max(0, room))]);
        return listed(await findFavouritesOf(connection, userId));
      });
    },

    async remove(input, requester) {
      await deleteFavourite(orm, { ...input, userId: (await memberOf(orm, requester)).id });
    },
  };
}

import * as v from 'valibot';
import { MOST_FAVOURITES } from './favourite-calls';

const FavouriteEntries = {
  product: v.picklist(['hotels']),
  item: v.pipe(v.string(), v.regex(/^[\w.~-]{1,80}$/)),
  /** the results page's query, to restore dates; '' for none */
  search: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
};

export const FavouriteSchema = v.object({ ...FavouriteEntries, saved_at: v.string() });
export type Favourite = v.InferOutput<typeof FavouriteSchema>;

export const FavouriteListSchema = v.object({ favourites: v.array(FavouriteSchema) });
export type FavouriteList = v.InferOutput<typeof FavouriteListSchema>;

/** `PUT /api/account/favourites`: repeats keep their day; `merge` adds a browser's, the oldest beyond the limit go. */
export const SaveFavouritesRequestSchema = v.object({
  favourites: v.pipe(
    v.array(v.object(FavouriteEntries)),
    v.minLength(1),
    v.maxLength(MOST_FAVOURITES),
  ),
  merge: v.optional(v.boolean(), false),
});
export type SaveFavouritesRequest = v.InferInput<typeof SaveFavouritesRequestSchema>;

export const RemoveFavouriteRequestSchema = v.object({
  product: FavouriteEntries.product,
  item: FavouriteEntries.item,
});
export type RemoveFavouriteRequest = v.InferInput<typeof RemoveFavouriteRequestSchema>;

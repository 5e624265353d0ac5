import * as v from 'valibot';
import { MOST_FAVOURITES } from './favourite-calls';

/* What travellers save to look at again: `/api/account/favourites` for members, the browser for everybody else. */

const FavouriteEntries = {
  /** whose page shows it */
  product: v.picklist(['hotels']),
  /** its id at that product */
  item: v.pipe(v.string(), v.regex(/^[\w.~-]{1,80}$/)),
  /** the `search` parameter that it was seen with, so that its dates come back; '' for none */
  search: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
};

export const FavouriteSchema = v.object({ ...FavouriteEntries, saved_at: v.string() });
export type Favourite = v.InferOutput<typeof FavouriteSchema>;

/** `GET /api/account/favourites`, the latest first. */
export const FavouriteListSchema = v.object({ favourites: v.array(FavouriteSchema) });
export type FavouriteList = v.InferOutput<typeof FavouriteListSchema>;

/**
 * `PUT /api/account/favourites`: adds, the latest first. What is saved already keeps its day and takes the new search. With
 * `merge` those of a browser come in: of what does not fit, the oldest stay out, and nothing is refused.
 */
export const SaveFavouritesRequestSchema = v.object({
  favourites: v.pipe(
    v.array(v.object(FavouriteEntries)),
    v.minLength(1),
    v.maxLength(MOST_FAVOURITES),
  ),
  merge: v.optional(v.boolean(), false),
});
export type SaveFavouritesRequest = v.InferInput<typeof SaveFavouritesRequestSchema>;

/** `POST /api/account/favourites/delete`; what is not saved any more is no failure. */
export const RemoveFavouriteRequestSchema = v.object({
  product: FavouriteEntries.product,
  item: FavouriteEntries.item,
});
export type RemoveFavouriteRequest = v.InferInput<typeof RemoveFavouriteRequestSchema>;

import { MOST_FAVOURITES, type Favourite } from '@wayfare/api-contract';
import { listOf, storedAtom } from '@wayfare/forms';
import * as v from 'valibot';

const FavouriteSchema: v.GenericSchema<unknown, Favourite> = v.object({
  product: v.literal('hotels'),
  item: v.pipe(v.string(), v.regex(/^[\w.~-]{1,80}$/)),
  search: v.pipe(v.string(), v.maxLength(2_000)),
  saved_at: v.string(),
});

const favourites = storedAtom<readonly Favourite[]>({
  key: 'favourites',
  schema: listOf(FavouriteSchema),
  empty: [],
  store: 'local',
});

/** Favourites in this browser, latest first; invalid ones are dropped. */
export const keptFavourites = (): Favourite[] => favourites.read().slice(0, MOST_FAVOURITES);

/** Stores favourites; with blocked storage they last for this page. */
export const keepFavourites = favourites.write;

export const dropFavourites = favourites.forget;

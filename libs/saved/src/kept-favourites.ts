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

/** What a visitor saved in this browser, the latest first; what cannot be read is left out. */
export const keptFavourites = (): Favourite[] => favourites.read().slice(0, MOST_FAVOURITES);

/** A blocked storage costs the memory of the next page, and nothing of this one. */
export const keepFavourites = favourites.write;

export const dropFavourites = favourites.forget;

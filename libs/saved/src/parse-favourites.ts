import { MOST_FAVOURITES, type Favourite } from '@wayfare/api-contract';
import { listOf, parseStored } from '@wayfare/forms';
import * as v from 'valibot';

const FavouriteSchema: v.GenericSchema<unknown, Favourite> = v.object({
  product: v.literal('hotels'),
  item: v.pipe(v.string(), v.regex(/^[\w.~-]{1,80}$/)),
  search: v.pipe(v.string(), v.maxLength(2_000)),
  saved_at: v.string(),
});

/** Favourites in a stored text; invalid ones are dropped. */
export const parseFavourites = (text: string): Favourite[] =>
  parseStored(text, listOf(FavouriteSchema), []).slice(0, MOST_FAVOURITES);

import type { Favourite } from '@wayfare/api-contract';
import { dropStored, storedText, writeStored } from '@wayfare/forms';

/** Favourites in this browser, latest first; invalid ones are dropped. What checks them is fetched where some are kept. */
export async function keptFavourites(): Promise<Favourite[]> {
  const text = storedText('favourites', 'local');
  if (text === null) return [];
  const { parseFavourites } = await import(
    /* webpackChunkName: "favourites" */ './parse-favourites'
  );
  return parseFavourites(text);
}

/** Stores favourites; with blocked storage they last for this page. */
export const keepFavourites = (list: readonly Favourite[]): void =>
  void writeStored('favourites', list, 'local');

export const dropFavourites = (): void => dropStored('favourites', 'local');

import { MOST_FAVOURITES, type Favourite } from '@wayfare/api-contract';
import { dropStored, isRecord, readStored, writeStored } from '@wayfare/forms';

const KEY = 'favourites';

const isFavourite = (value: unknown): value is Favourite =>
  isRecord(value) &&
  value['product'] === 'hotels' &&
  typeof value['item'] === 'string' &&
  /^[\w.~-]{1,80}$/.test(value['item']) &&
  typeof value['search'] === 'string' &&
  value['search'].length <= 2_000 &&
  typeof value['saved_at'] === 'string';

/** What a visitor saved in this browser, the latest first; what cannot be read is left out. */
export function keptFavourites(): Favourite[] {
  const kept = readStored(KEY, 'local');
  return Array.isArray(kept) ? kept.filter(isFavourite).slice(0, MOST_FAVOURITES) : [];
}

/** A blocked storage costs the memory of the next page, and nothing of this one. */
export function keepFavourites(list: readonly Favourite[]): void {
  writeStored(KEY, list, 'local');
}

export const dropFavourites = (): void => dropStored(KEY, 'local');

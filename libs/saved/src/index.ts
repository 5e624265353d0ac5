/* Favourites and price alerts of every product, in the account for members, else in the browser. */
export { SaveButton } from './save-button';
export { useFavourites } from './use-favourites';
export type { Saveable } from './use-favourites';

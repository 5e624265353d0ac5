/* What travellers save and wait for, of the browser's half of the contract. */
export { MOST_FAVOURITES, favourites, removeFavourite, saveFavourites } from './favourite-calls';
export type { Favourite, FavouriteList, SaveFavouritesRequest } from './favourites';

import type { Call, NoRequest } from './call';
import type { FavouriteList, RemoveFavouriteRequest, SaveFavouritesRequest } from './favourites';
import type { Done } from './session';

export const MOST_FAVOURITES = 200;

export const favourites: Call<NoRequest, FavouriteList> = {
  method: 'GET',
  path: '/api/account/favourites',
};
export const saveFavourites: Call<SaveFavouritesRequest, FavouriteList> = {
  method: 'PUT',
  path: '/api/account/favourites',
};
export const removeFavourite: Call<RemoveFavouriteRequest, Done> = {
  method: 'POST',
  path: '/api/account/favourites/delete',
};

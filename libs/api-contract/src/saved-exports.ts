export { MOST_FAVOURITES, favourites, removeFavourite, saveFavourites } from './favourite-calls';
export type { Favourite, FavouriteList, SaveFavouritesRequest } from './favourites';
export {
  ALERT_CONSENT,
  ALERT_FALL,
  askPriceAlert,
  endPriceAlert,
  linkedPriceAlert,
  MOST_ALERTS,
  priceAlerts,
} from './price-alert-calls';
export type {
  AskedPriceAlert,
  PriceAlert,
  PriceAlertList,
  PriceAlertRequest,
  PriceWatch,
} from './price-alerts';

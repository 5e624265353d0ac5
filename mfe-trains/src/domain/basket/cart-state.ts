import type { TrainBasket, TrainItem } from '@wayfare/api-contract';
import { travelText } from '../items/travel-text';
import type { SavedOffer } from './saved-offer';

/** Offers of an item, to request the same again. */
export interface OfferLocationItem {
  itemId: string;
  offerLocations: string[];
  expirationDate: string;
  textInformationTravel: string;
}

/** The tab's cart, under the specification's names (TRN-27, TRN-31). */
export interface Cart {
  cartArray: TrainBasket;
  offerLocation: { items: OfferLocationItem[] };
  products: SavedOffer['products'];
  services: SavedOffer['services'];
  legSolutions: SavedOffer['legSolutions'];
  offerSelected: string[];
  userID: string;
}

const NOTHING = { amountsToDisplay: [{ amount: { value: '0.00', currency: 'EUR' as const } }] };

const EMPTY_BASKET: TrainBasket = {
  booking_id: '',
  bookingReference: null,
  bookingStatus: 'CREATED',
  version: 0,
  expirationDate: null,
  bookingItems: [],
  prices: NOTHING,
  ledger: { currency: 'EUR', lines: [], total: '0.00', atProperty: [] },
  demo: false,
};

export const EMPTY_CART: Cart = {
  cartArray: EMPTY_BASKET,
  offerLocation: { items: [] },
  products: [],
  services: [],
  legSolutions: [],
  offerSelected: [],
  userID: '',
};

export function isCartEmpty({ cartArray }: Pick<Cart, 'cartArray'>): boolean {
  return cartArray.bookingItems.length === 0;
}

/** Offers as added here, else as the basket knows them; none for a pass added in another tab. */
function locationOf(cart: Cart, item: TrainItem): OfferLocationItem[] {
  const known = cart.offerLocation.items.find(({ itemId }) => itemId === item.id);
  const offerLocations = known?.offerLocations ?? (item.type === 'pass' ? [] : item.offerLocations);
  if (offerLocations.length === 0) return [];
  const expirationDate = item.expirationDate ?? known?.expirationDate ?? '';
  return [
    {
      itemId: item.id,
      offerLocations,
      expirationDate,
      textInformationTravel: known?.textInformationTravel ?? travelText(item),
    },
  ];
}

function isOutdated({ cartArray }: Cart, basket: TrainBasket): boolean {
  return cartArray.booking_id === basket.booking_id && basket.version < cartArray.version;
}

export function setCart(cart: Cart, basket: TrainBasket): Cart {
  if (isOutdated(cart, basket)) return cart;
  if (basket.bookingItems.length === 0) return clearCart(cart);
  return {
    ...cart,
    cartArray: basket,
    offerLocation: { items: basket.bookingItems.flatMap((item) => locationOf(cart, item)) },
  };
}

export function clearCart({ userID }: Pick<Cart, 'userID'>): Cart {
  return { ...EMPTY_CART, userID };
}

/** Replaces one item (TRN-36). */
export function modifyItem(cart: Cart, item: TrainItem): Cart {
  const bookingItems = cart.cartArray.bookingItems.map((known) =>
    known.id === item.id ? item : known,
  );
  return { ...cart, cartArray: { ...cart.cartArray, bookingItems } };
}

/** Remembers an item's offers, without duplicates (TRN-37). */
export function addOffer(cart: Cart, offer: OfferLocationItem): Cart {
  const others = cart.offerLocation.items.filter(
    ({ itemId, offerLocations }) =>
      itemId !== offer.itemId && !offerLocations.some((id) => offer.offerLocations.includes(id)),
  );
  return { ...cart, offerLocation: { items: [...others, offer] } };
}

/** Removes the item of an offer with everything bound to it; the last one empties the cart (TRN-37, TRN-38). */
export function removeOffer(cart: Cart, offerLocation: string): Cart {
  const removed = cart.offerLocation.items.find(({ offerLocations }) =>
    offerLocations.includes(offerLocation),
  );
  if (removed === undefined) return cart;
  const items = cart.offerLocation.items.filter((item) => item !== removed);
  const bookingItems = cart.cartArray.bookingItems.filter(({ id }) => id !== removed.itemId);
  return bookingItems.length === 0
    ? clearCart(cart)
    : { ...cart, cartArray: { ...cart.cartArray, bookingItems }, offerLocation: { items } };
}
